import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { accountTypeOf, type StatementRequest } from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import { formatDecimal, formatFixed } from '@truemark/money';
import { stringify } from 'csv-stringify/sync';
import pdfmake from 'pdfmake';
import { Engine } from '../../engine/engine.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { type EdgeRefusal, isEdgeRefusal, refuseCall } from '../../platform/http/refusal.js';
import { textOf } from '../../platform/http/texts.js';
import { LocalTime } from '../settings/local-time.js';
import { Settings } from '../settings/settings.js';
import { type AccountPosting, AccountPostings } from './account-postings.js';

/** More rows than that are several statements. */
const MOST = 20_000;
/** Languages whose letters the statement's font has; others are written in English. */
const IN_FONT: readonly LanguageCode[] = [
  'en',
  'id',
  'tr',
  'it',
  'pt',
  'ru',
  'de',
  'fr',
  'vn',
  'spa',
  'my',
  'cs',
];

const roboto = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts/Roboto');
pdfmake.setFonts({
  Roboto: {
    normal: join(roboto, 'Roboto-Regular.ttf'),
    bold: join(roboto, 'Roboto-Medium.ttf'),
  },
});
// A statement has no pictures and no links: nothing but the font is ever read.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(roboto));

interface Statement {
  readonly currency: string;
  /** Oldest first. */
  readonly rows: readonly AccountPosting[];
}

/** What moved on one account in some days, as a file to keep: every balance follows from the one before it. */
@Injectable()
export class Statements {
  constructor(
    private readonly engine: Engine,
    private readonly postings: AccountPostings,
    private readonly settings: Settings,
    private readonly time: LocalTime,
  ) {}

  async csv(request: StatementRequest, caller: SignedIn): Promise<Buffer | EdgeRefusal> {
    const statement = await this.of(request, caller.customerId);
    if (isEdgeRefusal(statement)) return statement;
    const { rows, currency } = statement;
    const columns = COLUMNS.map((name) => textOf(caller.lang, `statement.${name}`));
    const lines = rows.map((row) => [
      this.time.stamp(row.at),
      this.wordsOf(row, caller.lang),
      formatDecimal(signed(row)),
      formatDecimal(row.balanceAfter),
      currency,
    ]);
    // A cell that begins like a formula is none: spreadsheets would run an operator's note.
    return Buffer.from(stringify([columns, ...lines], { bom: true, escape_formulas: true }), 'utf8');
  }

  async pdf(request: StatementRequest, caller: SignedIn): Promise<Buffer | EdgeRefusal> {
    const statement = await this.of(request, caller.customerId);
    if (isEdgeRefusal(statement)) return statement;
    const { rows, currency } = statement;
    const lang = IN_FONT.includes(caller.lang) ? caller.lang : 'en';
    const account = textOf(lang, `statement.account.${accountTypeOf(request.type)}`);
    const title = `${textOf(lang, 'statement.title')}: ${account}`;
    const right = (text: string) => ({ text, alignment: 'right' as const });
    const body = rows.map((row) => [
      this.time.stamp(row.at),
      this.wordsOf(row, lang),
      right(formatFixed(signed(row), 8, 'half-up')),
      right(formatFixed(row.balanceAfter, 8, 'half-up')),
    ]);
    const head = COLUMNS.slice(0, 4).map((name) => ({ text: textOf(lang, `statement.${name}`), bold: true }));
    const document = pdfmake.createPdf({
      info: { title },
      defaultStyle: { font: 'Roboto', fontSize: 8 },
      content: [
        { text: this.settings.text('site_name'), fontSize: 10 },
        { text: title, fontSize: 14, bold: true, margin: [0, 4, 0, 2] },
        { text: `${request.startTime} – ${request.endTime} · ${currency}`, margin: [0, 0, 0, 10] },
        {
          table: { headerRows: 1, widths: ['auto', '*', 'auto', 'auto'], body: [head, ...body] },
          layout: 'lightHorizontalLines',
        },
      ],
      footer: (page: number, pages: number) => ({ text: `${page} / ${pages}`, alignment: 'center' }),
    });
    return Buffer.from(await document.getBuffer());
  }

  private async of(
    { type, startTime, endTime }: StatementRequest,
    customerId: number,
  ): Promise<Statement | EdgeRefusal> {
    const kind = accountTypeOf(type);
    const account = this.engine
      .account(customerId)
      .accounts.find((each) => each.kind === kind && each.part === 'free');
    const currency = this.settings.text('currency');
    if (!account) return { currency, rows: [] };
    const { first, last } = await this.postings.span(account, this.time.range(startTime, endTime));
    if (last - first + 1 > MOST) return refuseCall('wallet.statement_too_long', { most: MOST });
    return { currency, rows: (await this.postings.between(account.id, first, last)).reverse() };
  }

  private wordsOf({ type, memo }: AccountPosting, lang: LanguageCode): string {
    return type === 'adjustment' && memo ? memo : textOf(lang, `entry.${type}`);
  }
}

const COLUMNS = ['time', 'what', 'amount', 'balance', 'currency'] as const;

const signed = ({ side, amount }: AccountPosting): bigint => (side === 'C' ? amount : -amount);
