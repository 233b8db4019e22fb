import { Injectable } from '@nestjs/common';
import { type PayoutTerms, type Stakes, stakesOf } from '@truemark/domain';
import { decimal, type Money } from '@truemark/money';
import type { Option, OptionTerms } from '../../engine/tables/option.table.js';
import { flag, from, ids, until } from '../../platform/admin/filters.js';
import type { Bind } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { onlyFilters } from '../../platform/admin/rows-at-hand.js';
import type { StoredRow } from '../../platform/database/reader.js';
import { Reader } from '../../platform/database/reader.js';
import type { Stored } from '../../platform/database/table.js';

/** Rows that one statement looks at: whoever else reads comes in between. */
const SLICE = 50_000;

/** Which ended options a report is of: the book, the symbols, and when they were bought. */
export type EndedFilter = Pick<ListRequest, 'filter'>['filter'];

/** Ended options that share everything named here. */
export interface EndedGroup {
  readonly symbolId: number;
  readonly seconds: number;
  readonly direction: Option['direction'];
  readonly outcome: NonNullable<Option['outcome']>;
  readonly options: number;
  readonly stakes: Money;
  /** The customers', net of the stakes. */
  readonly profit: Money;
  /** What was to win and to lose; of a sold option, nothing. */
  readonly atStake: Stakes;
}

export interface CustomerDraws {
  readonly customerId: number;
  readonly draws: number;
  readonly wins: number;
}

const FILTERS = {
  is_demo: flag('isDemo'),
  forex_id: ids('symbolId'),
  from: from('startAt'),
  until: until('startAt'),
} as const;

/** Sums over ended options, made in the database a slice of numbers at a time. */
@Injectable()
export class EndedOptions {
  constructor(private readonly reader: Reader) {}

  /** By symbol, duration, direction, outcome and pinned terms. */
  async groups(filter: EndedFilter): Promise<EndedGroup[]> {
    const rows = await this.inSlices(
      filter,
      (where) => `SELECT symbol_id, seconds, direction, outcome, count(*) AS options, sum(stake) AS stakes,
          sum(profit) AS profit, CASE WHEN outcome = 'sold' THEN '' ELSE terms END AS pinned
        ${where} GROUP BY symbol_id, seconds, direction, outcome, pinned`,
    );
    return rows.map(groupOf);
  }

  /**
   * Wins and losses by customer. Options of one direction between the very same two ticks end alike, however many a
   * customer buys in that instant: they count as one draw.
   */
  async draws(filter: EndedFilter): Promise<CustomerDraws[]> {
    const rows = await this.inSlices(
      filter,
      (
        where,
      ) => `SELECT customer_id, count(*) AS draws, sum(CASE WHEN outcome = 'win' THEN 1 ELSE 0 END) AS wins
        FROM (SELECT DISTINCT customer_id, symbol_id, direction, entry_seq, exit_seq, outcome
          ${where} AND outcome IN ('win', 'loss')) AS apart
        GROUP BY customer_id`,
    );
    const all = new Map<number, CustomerDraws>();
    for (const row of rows) {
      const customerId = Number(row.customer_id);
      const { draws, wins } = all.get(customerId) ?? { draws: 0, wins: 0 };
      all.set(customerId, {
        customerId,
        draws: draws + Number(row.draws),
        wins: wins + Number(row.wins),
      });
    }
    return [...all.values()];
  }

  private async inSlices(filter: EndedFilter, sql: (where: string) => string): Promise<StoredRow[]> {
    const parameters: Stored[] = [];
    const bind: Bind = (value) => `$${parameters.push(value)}`;
    const where = `FROM options JOIN customers ON customers.id = options.customer_id
      WHERE ${['ended_at IS NOT NULL', ...conditions(filter, bind)].join(' AND ')}`;
    const [range] = await this.reader.query(
      `SELECT min(options.id) AS least, max(options.id) AS most ${where}`,
      parameters,
    );
    const rows: StoredRow[] = [];
    if (range?.least === null || range?.least === undefined) return rows;
    for (let first = Number(range.least); first <= Number(range.most); first += SLICE) {
      const [low, high] = [bind(first), bind(first + SLICE)];
      rows.push(
        ...(await this.reader.query(
          sql(`${where} AND options.id >= ${low} AND options.id < ${high}`),
          parameters,
        )),
      );
      parameters.splice(-2);
    }
    return rows;
  }
}

function conditions(filter: EndedFilter, bind: Bind): string[] {
  onlyFilters(filter, Object.keys(FILTERS));
  return Object.entries(FILTERS).flatMap(([name, make]) => {
    const value = filter[name];
    return value === undefined || value === null || value === '' ? [] : [make(value, bind)];
  });
}

function groupOf(row: StoredRow): EndedGroup {
  const stakes = BigInt(row.stakes as bigint);
  return {
    symbolId: Number(row.symbol_id),
    seconds: Number(row.seconds),
    direction: row.direction as EndedGroup['direction'],
    outcome: row.outcome as EndedGroup['outcome'],
    options: Number(row.options),
    stakes,
    profit: BigInt(row.profit as bigint),
    atStake: row.pinned === '' ? { toWin: 0n, toLose: 0n } : stakesOf(payoutTerms(stakes, row.pinned)),
  };
}

function payoutTerms(stake: Money, pinned: unknown): PayoutTerms {
  const { ratio, lossLevel } = JSON.parse(String(pinned)) as OptionTerms;
  return { stake, ratio: decimal(ratio), lossLevel };
}
