import { Injectable } from '@nestjs/common';
import { accountTypeOf, type StatementRequest } from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import { formatDecimal, formatFixed } from '@truemark/money';
import { stringify } from 'csv-stringify/sync';
import { Engine } from '../../engine/engine.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { type EdgeRefusal, isEdgeRefusal, refuseCall } from '../../platform/http/refusal.js';
import { textOf } from '../../platform/http/texts.js';
import { LocalTime } from '../settings/local-time.js';
import { Settings } from '../settings/settings.js';
import { type AccountPosting, AccountPostings, postingsOf } from './account-postings.js';
import { StatementPress } from './statement-press.js';
import { statementLanguage } from './statement-text.js';

/** More rows than that are several statements. */
const MOST = 20_000;

interface Statement {
  readonly currency: string;
  /** Oldest first. */
  readonly rows: readonly AccountPosting[];
}

/** What moved on one account in some days, all or of one kind, as a file to keep. */
@Injectable()
export class Statements {
  constructor(
    private readonly engine: Engine,
    private readonly postings: AccountPostings,
    private readonly settings: Settings,
    private readonly time: LocalTime,
    private readonly press: StatementPress,
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
    const lang = statementLanguage(caller.lang);
    const account = textOf(lang, `statement.account.${accountTypeOf(request.type)}`);
    const kind = request.kind ? ` · ${textOf(lang, `movement.${request.kind}`)}` : '';
    const head = (name: (typeof COLUMNS)[number]) => textOf(lang, `statement.${name}`);
    return this.press.print(caller.customerId, {
      lang,
      site: this.settings.text('site_name'),
      title: `${textOf(lang, 'statement.title')}: ${account}${kind}`,
      facts: [`${request.startTime} – ${request.endTime}`, currency],
      heads: [head('time'), head('what'), head('amount'), head('balance')],
      rows: rows.map((row) => [
        this.time.stamp(row.at),
        this.wordsOf(row, lang),
        formatFixed(signed(row), 8, 'half-up'),
        formatFixed(row.balanceAfter, 8, 'half-up'),
      ]),
    });
  }

  private async of(
    { type, startTime, endTime, kind: movements }: StatementRequest,
    customerId: number,
  ): Promise<Statement | EdgeRefusal> {
    const kind = accountTypeOf(type);
    const account = this.engine
      .account(customerId)
      .accounts.find((each) => each.kind === kind && each.part === 'free');
    const currency = this.settings.text('currency');
    const postings = postingsOf(account, movements ?? null);
    const { first, last } = await this.postings.span(postings, this.time.range(startTime, endTime));
    if (last - first + 1 > MOST) return refuseCall('wallet.statement_too_long', { most: MOST });
    return { currency, rows: (await this.postings.between(postings, first, last)).reverse() };
  }

  private wordsOf({ type, memo }: AccountPosting, lang: LanguageCode): string {
    return type === 'adjustment' && memo ? memo : textOf(lang, `entry.${type}`);
  }
}

const COLUMNS = ['time', 'what', 'amount', 'balance', 'currency'] as const;

const signed = ({ side, amount }: AccountPosting): bigint => (side === 'C' ? amount : -amount);
