import { Injectable } from '@nestjs/common';
import { type PayoutTerms, type Stakes, stakesOf } from '@truemark/domain';
import { decimal, type Money } from '@truemark/money';
import { type Compilable, sql } from 'kysely';
import type { Option, OptionTerms } from '../../engine/products/options/tables/option.table.js';
import { type EndedFilter, EndedSlices, type Slice } from './ended-slices.admin.js';
import { splitSum, sumIn } from './split-sum.admin.js';
import { TtlCache } from './ttl-cache.admin.js';

/** Ended options that share all these values. */
export interface EndedGroup {
  readonly symbolId: number;
  readonly seconds: number;
  readonly direction: Option['direction'];
  readonly outcome: NonNullable<Option['outcome']>;
  readonly options: number;
  readonly stakes: Money;
  /** Customers' profit, net of the stakes. */
  readonly profit: Money;
  /** Possible wins and losses; none for a sold option. */
  readonly atStake: Stakes;
}

/** Counts and sums of ended options, computed in the database. */
@Injectable()
export class EndedOptions {
  private readonly cache = new TtlCache<readonly EndedGroup[]>();

  constructor(private readonly slices: EndedSlices) {}

  /** Grouped by symbol, duration, direction, outcome and pinned terms. */
  groups(filter: EndedFilter): Promise<readonly EndedGroup[]> {
    return this.cache.of(filter, () => this.read(filter));
  }

  private async read(filter: EndedFilter): Promise<readonly EndedGroup[]> {
    return (await this.slices.read(filter, groupsIn)).map(groupOf);
  }
}

const groupsIn = (slice: Slice) =>
  slice
    .select(['symbol_id', 'seconds', 'direction', 'outcome', ({ fn }) => fn.countAll().as('options')])
    .select([...splitSum(sql.ref('stake'), 'stakes'), ...splitSum(sql.ref('profit'), 'profit')])
    .select(sql<string>`case when outcome = 'sold' then '' else terms end`.as('pinned'))
    .groupBy(['symbol_id', 'seconds', 'direction', 'outcome', sql.ref('pinned')]);

type StoredGroup = ReturnType<typeof groupsIn> extends Compilable<infer Row> ? Row : never;

function groupOf(row: StoredGroup): EndedGroup {
  const stakes = sumIn(row, 'stakes');
  return {
    symbolId: Number(row.symbol_id),
    seconds: Number(row.seconds),
    direction: row.direction as EndedGroup['direction'],
    outcome: row.outcome as EndedGroup['outcome'],
    options: Number(row.options),
    stakes,
    profit: sumIn(row, 'profit'),
    atStake: row.pinned === '' ? { toWin: 0n, toLose: 0n } : stakesOf(payoutTerms(stakes, row.pinned)),
  };
}

function payoutTerms(stake: Money, pinned: unknown): PayoutTerms {
  const { ratio, lossLevel } = JSON.parse(String(pinned)) as OptionTerms;
  return { stake, ratio: decimal(ratio), lossLevel };
}
