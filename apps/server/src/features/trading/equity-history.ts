import { Injectable } from '@nestjs/common';
import type { EquityRange, EquitySeries, ExactDecimals } from '@truemark/contracts';
import {
  type EquityGrid,
  type EquityPosition,
  equityGrid,
  equitySeries,
  type TimedValue,
} from '@truemark/domain';
import { decimal, type Price } from '@truemark/money';
import { type SqlBool, sql } from 'kysely';
import { EngineClient } from '../../engine/client.js';
import { type Order, orders } from '../../engine/products/contracts/tables/order.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { queryBuilder } from '../../platform/database/queries.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { BalanceHistory } from './balance-history.js';
import { Profits } from './profits.js';

const DAY = 86_400_000;
const SPANS: Readonly<Record<EquityRange, number>> = {
  '1d': DAY,
  '1w': 7 * DAY,
  '1m': 30 * DAY,
  all: Number.POSITIVE_INFINITY,
};
/** Maximum ended positions in a series: instants before an older one are left out. */
const MAX_ENDED = 500;
/** Bars per period in the read view. */
const BARS = 1_000;

/** Customer's equity over time, from ledger, held positions and recorded bars. */
@Injectable()
export class EquityHistory {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly balances: BalanceHistory,
    private readonly profits: Profits,
    private readonly symbols: SymbolDirectory,
  ) {}

  /** At most 96 points from the first booking on, plus the current total. */
  async of(customerId: number, range: EquityRange): Promise<ExactDecimals<EquitySeries>> {
    const snapshot = await this.engine.ask({ kind: 'customer.account', customerId });
    const now = this.engine.view.now();
    const last = { time_ms: now, equity: this.profits.totalOf(snapshot) };
    const booked = snapshot.accounts.filter(({ postings }) => postings > 0);
    if (booked.length === 0) return { range, points: [last] };
    const beginnings = await this.balances.beginnings(booked.map(({ id }) => id));
    const grid = equityGrid(Math.max(now - SPANS[range], Math.min(...beginnings) - 1), now);
    const [accounts, ended] = await Promise.all([
      Promise.all(booked.map(({ id, postings }) => this.balances.of(id, postings, grid.times))),
      this.loadEnded(customerId, grid),
    ]);
    const positions = [...snapshot.orders, ...ended.orders].flatMap((order) => this.positionOf(order));
    const times = grid.times.filter((time) => time > ended.knownSince);
    const series = equitySeries({ times, accounts, positions, closes: this.closes(positions, grid, now) });
    return { range, points: [...series.map(({ at, equity }) => ({ time_ms: at, equity })), last] };
  }

  /** Ended positions held at one of the instants, and the instant from which the list is complete. */
  private async loadEnded(
    customerId: number,
    { times, step, offset }: EquityGrid,
  ): Promise<{ orders: Order[]; knownSince: number }> {
    // Inlined integers: SQLite divides bound ones as floating point.
    const stepOf = (column: 'opened_at' | 'closed_at') =>
      sql`(${sql.ref(column)} - (${sql.lit(offset)})) / ${sql.lit(step)}`;
    const held = queryBuilder(orders)
      .selectFrom('orders')
      .selectAll()
      .where('customer_id', '=', customerId)
      .where('status', '=', 'closed')
      .where('closed_at', '>=', times[0] ?? 0)
      .where(sql<SqlBool>`${stepOf('closed_at')} > ${stepOf('opened_at')}`)
      .orderBy('closed_at', 'desc')
      .limit(MAX_ENDED + 1);
    const rows = await this.reader.rows(orders, held);
    const beyond = rows[MAX_ENDED]?.closedAt ?? 0;
    return { orders: rows.slice(0, MAX_ENDED), knownSince: beyond };
  }

  private positionOf(order: Order): EquityPosition[] {
    const { symbolId, side, lots, terms, openPrice, openedAt, closedAt } = order;
    if (openPrice === null || openedAt === null) return [];
    const { symbolId: rateSymbolId, inverse } = terms.openRate;
    const spread = this.symbols.get(symbolId)?.spread ?? 0n;
    const rate = { rateSymbolId, isRateInverse: inverse };
    const size = { lots, units: decimal(terms.units), openPrice };
    return [{ symbolId, side, ...size, openedAt, closedAt, spread, ...rate }];
  }

  /** Bar closes of every symbol that the positions need, each valid from the end of its bar. */
  private closes(
    positions: readonly EquityPosition[],
    { period, length }: EquityGrid,
    now: number,
  ): Map<number, TimedValue<Price>[]> {
    const ids = new Set(
      positions.flatMap(({ symbolId, rateSymbolId }) => [symbolId, rateSymbolId ?? symbolId]),
    );
    const closesOf = (symbolId: number): TimedValue<Price>[] =>
      this.engine.view
        .bars(symbolId, period, BARS)
        .filter(({ start }) => start + length <= now)
        .map(({ start, close }) => ({ at: start + length, value: BigInt(close) }));
    return new Map([...ids].map((symbolId) => [symbolId, closesOf(symbolId)]));
  }
}
