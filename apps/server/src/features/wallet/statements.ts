import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { accountTypeOf, type StatementRequest } from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import { formatDecimal, formatFixed } from '@truemark/money';
import { stringify } from 'csv-stringify/sync';
import { EngineClient } from '../../engine/client.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { isRequestRefusal, type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { textOf } from '../../platform/http/texts.js';
import { LocalTime } from '../settings/local-time.js';
import { Settings } from '../settings/settings.js';
import { type AccountPosting, AccountPostings, type Postings, postingsOf } from './account-postings.js';
import { StatementRenderer } from './statement-renderer.js';
import type { StatementRow, StatementText } from './statement-text.js';

/** Maximum rows of a statement; more need several. */
const MOST = 20_000;
/** Maximum rows of a PDF; more need a CSV file, or several statements. */
const MAX_PRINTED = 5_000;
/** Rows in memory at once. */
const PAGE = 1_000;
/** Timeout for downloading a CSV file, ms. */
const LONGEST = 300_000;

interface Statement {
  readonly currency: string;
  readonly postings: Postings;
  /** Posting numbers; last < first if there are none. */
  readonly first: number;
  readonly last: number;
}

/** Movements of one account over a range of days, all or of one kind, as a file. */
@Injectable()
export class Statements {
  constructor(
    private readonly engine: EngineClient,
    private readonly postings: AccountPostings,
    private readonly settings: Settings,
    private readonly time: LocalTime,
    private readonly renderer: StatementRenderer,
  ) {}

  async csv(request: StatementRequest, caller: SignedIn): Promise<Readable | RequestRefusal> {
    const statement = await this.loadStatement(request, caller.customerId, MOST);
    if (isRequestRefusal(statement)) return statement;
    const leave = this.renderer.enter(caller.customerId);
    if (isRequestRefusal(leave)) return leave;
    const table = Readable.from(this.tableOf(statement, caller.lang));
    const cutOff = setTimeout(() => table.destroy(), LONGEST).unref();
    table.once('close', () => {
      clearTimeout(cutOff);
      leave();
    });
    return table;
  }

  async pdf(request: StatementRequest, caller: SignedIn): Promise<Buffer | RequestRefusal> {
    const statement = await this.loadStatement(request, caller.customerId, MAX_PRINTED);
    if (isRequestRefusal(statement)) return statement;
    const leave = this.renderer.enter(caller.customerId);
    if (isRequestRefusal(leave)) return leave;
    try {
      return await this.renderer.render(() => this.buildText(statement, request, caller.lang));
    } finally {
      leave();
    }
  }

  private async buildText(
    statement: Statement,
    { type, kind: only, startTime, endTime }: StatementRequest,
    lang: LanguageCode,
  ): Promise<StatementText> {
    const account = textOf(lang, `statement.account.${accountTypeOf(type)}`);
    const kind = only ? ` · ${textOf(lang, `movement.${only}`)}` : '';
    const head = (name: (typeof COLUMNS)[number]) => textOf(lang, `statement.${name}`);
    const rows: StatementRow[] = [];
    for await (const page of this.pagesOf(statement)) {
      for (const row of page) {
        rows.push([
          this.time.stamp(row.at),
          this.descriptionOf(row, lang),
          formatFixed(signed(row), 8, 'half-up'),
          formatFixed(row.balanceAfter, 8, 'half-up'),
        ]);
      }
    }
    return {
      lang,
      site: this.settings.text('site_name'),
      title: `${textOf(lang, 'statement.title')}: ${account}${kind}`,
      facts: [`${startTime} – ${endTime}`, statement.currency],
      heads: [head('time'), head('what'), head('amount'), head('balance')],
      rows,
    };
  }

  private async *tableOf(statement: Statement, lang: LanguageCode): AsyncGenerator<Buffer> {
    const columns = COLUMNS.map((name) => textOf(lang, `statement.${name}`));
    yield Buffer.from(stringify([columns], { bom: true }), 'utf8');
    for await (const page of this.pagesOf(statement)) {
      const lines = page.map((row) => [
        this.time.stamp(row.at),
        asText(this.descriptionOf(row, lang)),
        formatDecimal(signed(row)),
        formatDecimal(row.balanceAfter),
        statement.currency,
      ]);
      yield Buffer.from(stringify(lines), 'utf8');
    }
  }

  /** Oldest first. */
  private async *pagesOf({ postings, first, last }: Statement): AsyncGenerator<readonly AccountPosting[]> {
    for (let from = first; from <= last; from += PAGE) {
      yield (await this.postings.between(postings, from, Math.min(last, from + PAGE - 1))).reverse();
    }
  }

  private async loadStatement(
    { type, startTime, endTime, kind: movements }: StatementRequest,
    customerId: number,
    most: number,
  ): Promise<Statement | RequestRefusal> {
    const kind = accountTypeOf(type);
    const { accounts } = await this.engine.ask({ kind: 'customer.account', customerId });
    const account = accounts.find((each) => each.kind === kind && each.part === 'free');
    const postings = postingsOf(account, movements ?? null);
    const { first, last } = await this.postings.span(postings, this.time.range(startTime, endTime));
    const rows = last - first + 1;
    if (rows > MOST) return refuseRequest('wallet.statement_too_long', { most: MOST });
    if (rows > most) return refuseRequest('wallet.statement_not_printed', { most });
    return { currency: this.settings.text('currency'), postings, first, last };
  }

  private descriptionOf({ type, memo }: AccountPosting, lang: LanguageCode): string {
    return type === 'adjustment' && memo ? memo : textOf(lang, `entry.${type}`);
  }
}

const COLUMNS = ['time', 'what', 'amount', 'balance', 'currency'] as const;

/** Neutralises a cell that starts like a formula: a spreadsheet would run an operator's note. Numbers stay numbers. */
const asText = (words: string): string => (/^[=+\-@\t\r]/.test(words) ? `'${words}` : words);

const signed = ({ side, amount }: AccountPosting): bigint => (side === 'C' ? amount : -amount);
