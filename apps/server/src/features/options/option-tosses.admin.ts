import { Injectable } from '@nestjs/common';
import { countToss, NO_TOSSES, type Toss, type TossCounts } from '@truemark/domain';
import { ONE } from '@truemark/money';
import { type EndedFilter, EndedSlices } from './ended-slices.admin.js';
import { splitSum, sumIn } from './split-sum.admin.js';
import { TtlCache } from './ttl-cache.admin.js';

/** A customer's wins and losses, equal ones counted once. */
export interface CustomerDraws {
  readonly customerId: number;
  readonly draws: number;
  readonly wins: number;
}

/**
 * Marks what may go on in a neighbouring slice. Options are numbered in the order of their purchase and enter at the
 * next tick, so that a symbol's entries never go back from one slice to the next: only its first and its last entry in
 * a slice can be in another one too. These are told apart and put together here; all others are counted in the database.
 */
const IS_EDGE = `CASE WHEN entry_seq = min(entry_seq) OVER (PARTITION BY symbol_id)
  OR entry_seq = max(entry_seq) OVER (PARTITION BY symbol_id) THEN 1 ELSE 0 END AS is_edge`;

/** The sign of what `splitSum` calls "lean"; wholes and rests may be of different signs. */
const LEAN = `CASE
  WHEN lean_whole + lean_rest / ${ONE} > 0 THEN 1 WHEN lean_whole + lean_rest / ${ONE} < 0 THEN -1
  WHEN lean_rest % ${ONE} > 0 THEN 1 WHEN lean_rest % ${ONE} < 0 THEN -1 ELSE 0 END AS side`;

/** What ended options have in common: options between the very same two ticks end by one move of the market. */
@Injectable()
export class OptionTosses {
  private readonly cache = new TtlCache<ReadonlyMap<string, TossCounts>>();

  constructor(private readonly slices: EndedSlices) {}

  /**
   * The tosses of each symbol, by its id; with `isApart` those of each of its durations, by `<id>-<seconds>`. Void and
   * sold options did not end by a toss.
   */
  counts(filter: EndedFilter, isApart: boolean): Promise<ReadonlyMap<string, TossCounts>> {
    return this.cache.of({ ...filter, isApart }, () => this.read(filter, isApart));
  }

  private async read(filter: EndedFilter, isApart: boolean): Promise<ReadonlyMap<string, TossCounts>> {
    const rows = await this.slices.read(
      filter,
      (where) => `WITH tosses AS (
          SELECT symbol_id, ${isApart ? 'seconds' : '0'} AS span, entry_seq, exit_seq,
            CASE WHEN exit_price > entry_price THEN 1 WHEN exit_price < entry_price THEN -1 ELSE 0 END AS move,
            ${splitSum("CASE direction WHEN 'up' THEN stake ELSE -stake END", 'lean')}
          ${where} AND outcome IN ('win', 'loss', 'tie') GROUP BY symbol_id, span, entry_seq, exit_seq, move),
        placed AS (SELECT symbol_id, span, entry_seq, exit_seq, move, lean_whole, lean_rest, ${LEAN}, ${IS_EDGE}
          FROM tosses)
        SELECT symbol_id, span, move, side, count(*) AS tosses,
          CASE is_edge WHEN 1 THEN entry_seq END AS first_tick, CASE is_edge WHEN 1 THEN exit_seq END AS last_tick,
          min(lean_whole) AS lean_whole, min(lean_rest) AS lean_rest
        FROM placed GROUP BY symbol_id, span, move, side, first_tick, last_tick`,
    );
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
   * Wins and losses by customer. Options of one direction between the very same two ticks end alike, however many a
   * customer buys in that instant: they count as one draw.
   */
  async draws(filter: EndedFilter): Promise<CustomerDraws[]> {
    const rows = await this.slices.read(
      filter,
      (where) => `WITH draws AS (
          SELECT DISTINCT customer_id, symbol_id, direction, entry_seq, exit_seq, outcome
          ${where} AND outcome IN ('win', 'loss')),
        placed AS (SELECT customer_id, symbol_id, direction, entry_seq, exit_seq, outcome, ${IS_EDGE} FROM draws)
        SELECT customer_id, outcome, count(*) AS draws,
          CASE is_edge WHEN 1 THEN symbol_id END AS symbol, CASE is_edge WHEN 1 THEN direction END AS side,
          CASE is_edge WHEN 1 THEN entry_seq END AS first_tick, CASE is_edge WHEN 1 THEN exit_seq END AS last_tick
        FROM placed GROUP BY customer_id, outcome, symbol, side, first_tick, last_tick`,
    );
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
