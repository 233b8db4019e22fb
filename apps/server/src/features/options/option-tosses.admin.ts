import { Injectable } from '@nestjs/common';
import { countToss, NO_TOSSES, type Toss, type TossCounts } from '@truemark/domain';
import { ONE } from '@truemark/money';
import { sql } from 'kysely';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { options } from '../../engine/products/options/tables/option.table.js';
import { queryBuilder } from '../../platform/database/queries.js';
import { type EndedFilter, EndedSlices, type Slice } from './ended-slices.admin.js';
import { splitSum, sumIn } from './split-sum.admin.js';
import { TtlCache } from './ttl-cache.admin.js';

/** Wins and losses of a customer; options with the same draw count once. */
export interface CustomerDraws {
  readonly customerId: number;
  readonly draws: number;
  readonly wins: number;
}

const ended = queryBuilder(options, customers);

/**
 * Marks groups that may continue in a neighbouring slice. Options are numbered by purchase and enter at the next tick,
 * so a symbol's entries never go back from one slice to the next: only its first and last entry in a slice can also be
 * in another. These are returned separately and merged here; all others are counted in the database.
 */
const isEdge = sql<0 | 1>`case when entry_seq = min(entry_seq) over (partition by symbol_id)
  or entry_seq = max(entry_seq) over (partition by symbol_id) then 1 else 0 end`.as('is_edge');

const firstTick = sql<bigint | null>`case is_edge when 1 then entry_seq end`.as('first_tick');
const lastTick = sql<bigint | null>`case is_edge when 1 then exit_seq end`.as('last_tick');

const one = sql.lit(Number(ONE));
/** Sign of the sum that `splitSum` calls "lean"; whole and rest may have different signs. */
const leanSign = sql<bigint>`case
  when lean_whole + lean_rest / ${one} > 0 then 1 when lean_whole + lean_rest / ${one} < 0 then -1
  when lean_rest % ${one} > 0 then 1 when lean_rest % ${one} < 0 then -1 else 0 end`.as('side');

const priceMove =
  sql<bigint>`case when exit_price > entry_price then 1 when exit_price < entry_price then -1 else 0 end`.as(
    'move',
  );

/** Tosses of a slice; counted in the database unless a neighbouring slice may hold a part of them. */
const tossesIn = (slice: Slice, isApart: boolean) =>
  ended
    .with('tosses', () =>
      slice
        .where('outcome', 'in', ['win', 'loss', 'tie'])
        .select(['symbol_id', isApart ? sql<bigint>`seconds`.as('span') : sql<bigint>`0`.as('span')])
        .select(['entry_seq', 'exit_seq', priceMove])
        .select(splitSum(sql`case direction when 'up' then stake else -stake end`, 'lean'))
        .groupBy(['symbol_id', sql.ref('span'), 'entry_seq', 'exit_seq', sql.ref('move')]),
    )
    .with('placed', (made) =>
      made
        .selectFrom('tosses')
        .select([
          'symbol_id',
          'span',
          'entry_seq',
          'exit_seq',
          'move',
          'lean_whole',
          'lean_rest',
          leanSign,
          isEdge,
        ]),
    )
    .selectFrom('placed')
    .select(['symbol_id', 'span', 'move', 'side', firstTick, lastTick])
    .select(({ fn }) => [
      fn.countAll().as('tosses'),
      fn.min('lean_whole').as('lean_whole'),
      fn.min('lean_rest').as('lean_rest'),
    ])
    .groupBy(['symbol_id', 'span', 'move', 'side', sql.ref('first_tick'), sql.ref('last_tick')]);

/** Draws of a slice by customer; separate where a neighbouring slice may hold the same draw. */
const drawsIn = (slice: Slice) =>
  ended
    .with('draws', () =>
      slice
        .where('outcome', 'in', ['win', 'loss'])
        .distinct()
        .select(['customer_id', 'symbol_id', 'direction', 'entry_seq', 'exit_seq', 'outcome']),
    )
    .with('placed', (made) =>
      made
        .selectFrom('draws')
        .select(['customer_id', 'symbol_id', 'direction', 'entry_seq', 'exit_seq', 'outcome', isEdge]),
    )
    .selectFrom('placed')
    .select(['customer_id', 'outcome', ({ fn }) => fn.countAll().as('draws'), firstTick, lastTick])
    .select([
      sql<bigint | null>`case is_edge when 1 then symbol_id end`.as('symbol'),
      sql<string | null>`case is_edge when 1 then direction end`.as('side'),
    ])
    .groupBy([
      'customer_id',
      'outcome',
      sql.ref('symbol'),
      sql.ref('side'),
      sql.ref('first_tick'),
      sql.ref('last_tick'),
    ]);

/** Tosses of ended options: options between the same two ticks are decided by one market move. */
@Injectable()
export class OptionTosses {
  private readonly cache = new TtlCache<ReadonlyMap<string, TossCounts>>();

  constructor(private readonly slices: EndedSlices) {}

  /** Toss counts by symbol id; with `isApart` by duration, `<id>-<seconds>`. Void and sold options have no toss. */
  counts(filter: EndedFilter, isApart: boolean): Promise<ReadonlyMap<string, TossCounts>> {
    return this.cache.of({ ...filter, isApart }, () => this.read(filter, isApart));
  }

  private async read(filter: EndedFilter, isApart: boolean): Promise<ReadonlyMap<string, TossCounts>> {
    const rows = await this.slices.read(filter, (slice) => tossesIn(slice, isApart));
    const counts = new Map<string, TossCounts>();
    const edges = new Map<string, { readonly part: string; readonly toss: Toss }>();
    const count = (part: string, toss: Toss, times = 1) =>
      counts.set(part, countToss(counts.get(part) ?? NO_TOSSES, toss, times));
    for (const row of rows) {
      const part = isApart ? `${row.symbol_id}-${row.span}` : String(row.symbol_id);
      const move = Number(row.move);
      if (row.first_tick === null) {
        count(part, { move, lean: BigInt(Number(row.side)) }, Number(row.tosses));
      } else {
        const key = `${part} ${row.first_tick} ${row.last_tick}`;
        const lean = sumIn(row, 'lean') + (edges.get(key)?.toss.lean ?? 0n);
        edges.set(key, { part, toss: { move, lean } });
      }
    }
    for (const { part, toss } of edges.values()) count(part, toss);
    return counts;
  }

  /**
   * Wins and losses by customer. Options of one direction between the same two ticks have the same outcome, however
   * many a customer buys at that instant: they count as one draw.
   */
  async draws(filter: EndedFilter): Promise<CustomerDraws[]> {
    const rows = await this.slices.read(filter, drawsIn);
    const all = new Map<number, CustomerDraws>();
    const edges = new Set<string>();
    for (const row of rows) {
      if (row.first_tick !== null) {
        const key = [row.customer_id, row.symbol, row.side, row.first_tick, row.last_tick].join(' ');
        if (edges.has(key)) continue;
        edges.add(key);
      }
      const customerId = Number(row.customer_id);
      const { draws, wins } = all.get(customerId) ?? { draws: 0, wins: 0 };
      const more = Number(row.draws);
      all.set(customerId, {
        customerId,
        draws: draws + more,
        wins: wins + (row.outcome === 'win' ? more : 0),
      });
    }
    return [...all.values()];
  }
}
