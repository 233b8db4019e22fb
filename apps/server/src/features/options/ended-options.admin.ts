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

/** A report asks for its rows and its summary at once: one look serves both. */
const FRESH = 2_000;

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

interface Look {
  readonly key: string;
  readonly at: number;
  readonly groups: Promise<readonly EndedGroup[]>;
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
  private last: Look | null = null;

  constructor(private readonly reader: Reader) {}

  /** By symbol, duration, direction, outcome and pinned terms. */
  groups(filter: EndedFilter): Promise<readonly EndedGroup[]> {
    const key = JSON.stringify(Object.entries(filter).sort());
    if (this.last?.key === key && this.last.at + FRESH > Date.now()) return this.last.groups;
    const groups = this.readGroups(filter);
    const look = { key, at: Date.now(), groups };
    this.last = look;
    groups.catch(() => {
      if (this.last === look) this.last = null;
    });
    return groups;
  }

  private async readGroups(filter: EndedFilter): Promise<readonly EndedGroup[]> {
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
    const range = await this.range(filter);
    const parameters: Stored[] = [];
    const bind: Bind = (value) => `$${parameters.push(value)}`;
    const where = `FROM options JOIN customers ON customers.id = options.customer_id
      WHERE ${['ended_at IS NOT NULL', ...conditions(filter, bind)].join(' AND ')}`;
    const rows: StoredRow[] = [];
    for (let { first } = range; first <= range.last; first += SLICE) {
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

  /** The numbers that the period holds; the index of the purchases answers it alone. */
  private async range({
    from,
    until,
  }: EndedFilter): Promise<{ readonly first: number; readonly last: number }> {
    const parameters: Stored[] = [];
    const period = conditions({ from, until }, (value) => `$${parameters.push(value)}`);
    const [found] = await this.reader.query(
      `SELECT min(id) AS least, max(id) AS most FROM options WHERE ${['start_at >= 0', ...period].join(' AND ')}`,
      parameters,
    );
    return { first: Number(found?.least ?? 1), last: Number(found?.most ?? 0) };
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
