import { Injectable } from '@nestjs/common';
import { isOpen } from '@truemark/domain';
import type { Compilable } from 'kysely';
import { ticks } from '../../engine/market/tables/market.table.js';
import type { DrawParameters } from '../../engine/market/tables/simulation-history.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { prepared, queryBuilder } from '../../platform/database/queries.js';
import { ScheduleHistory } from './schedule-history.js';
import { SimulatedTerms } from './simulated-terms.js';

/** Ticks shown on each side of a decisive one. */
export const NEIGHBOUR_TICKS = 5;

export interface ShownTick {
  readonly seq: number;
  /** Epoch ms. */
  readonly time: number;
  readonly bid: bigint;
  readonly ask: bigint;
  /** 0: outside the symbol's sessions at that tick; it triggers nothing then. */
  readonly market_open: 0 | 1;
  /** Simulator inputs of the tick; null for a market tick. `docs/check-simulator.mjs` recomputes it. */
  readonly simulation: ShownSimulation | null;
}

interface ShownSimulation {
  readonly symbol: string;
  readonly precision: number;
  readonly price: string;
  readonly annual_volatility: number;
  readonly quotes_a_second: number;
  readonly spread: bigint;
}

const between = prepared(({ symbolId, first, last }: { symbolId: number; first: number; last: number }) =>
  queryBuilder(ticks)
    .selectFrom('ticks')
    .selectAll()
    .where('symbol_id', '=', symbolId)
    .where('seq', '>=', first)
    .where('seq', '<=', last)
    .orderBy('seq'),
);

/** Recorded ticks in the form used by proofs. */
@Injectable()
export class RecordedTicks {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly schedules: ScheduleHistory,
    private readonly simulated: SimulatedTerms,
  ) {}

  /** Ticks of a symbol selected by `statement`. */
  async select(symbolId: number, statement: Compilable<unknown>): Promise<ShownTick[]> {
    // Ticks first: all changes before them are readable by then.
    const rows = await this.reader.rows(ticks, statement);
    const scheduleAt = await this.schedules.of(symbolId);
    const drawnBy = await this.simulated.of(symbolId);
    return rows.map(({ seq, at, bid, ask, laneSeq }) => {
      const schedule = scheduleAt(laneSeq);
      const isIn = schedule !== null && isOpen(schedule, at);
      return {
        seq,
        time: at,
        bid: BigInt(bid),
        ask: BigInt(ask),
        market_open: isIn ? 1 : 0,
        simulation: shown(drawnBy(laneSeq)),
      };
    });
  }

  /** Tick with that number; null if there is none. */
  async one(symbolId: number, seq: number): Promise<ShownTick | null> {
    return (await this.select(symbolId, between({ symbolId, first: seq, last: seq })))[0] ?? null;
  }

  /** Ticks with those numbers and their neighbours, without duplicates, ascending. */
  async around(symbolId: number, seqs: readonly (number | null)[]): Promise<ShownTick[]> {
    const found = new Map<number, ShownTick>();
    for (const middle of seqs) {
      if (middle === null) continue;
      const near = between({ symbolId, first: middle - NEIGHBOUR_TICKS, last: middle + NEIGHBOUR_TICKS });
      for (const tick of await this.select(symbolId, near)) {
        found.set(tick.seq, tick);
      }
    }
    return [...found.values()].sort((a, b) => a.seq - b.seq);
  }

  /** Number of the last tick at or before an instant (epoch ms); null if there is none. */
  async lastAt(symbolId: number, time: number): Promise<number | null> {
    const where = 'WHERE symbol_id = $1 AND at <= $2 ORDER BY at DESC, seq DESC';
    return (await this.reader.first(ticks, where, [symbolId, time]))?.seq ?? null;
  }
}

const shown = (by: DrawParameters | null): ShownSimulation | null =>
  by && {
    symbol: by.code,
    precision: by.terms.pricePrecision,
    price: by.terms.price,
    annual_volatility: by.terms.annualVolatility,
    quotes_a_second: by.terms.quotesASecond,
    spread: BigInt(by.spread),
  };
