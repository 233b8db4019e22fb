import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import type { OrderProofRow } from '@truemark/contracts/admin';
import { bars, ticks } from '../../engine/market/tables/market.table.js';
import { type Order, orders } from '../../engine/products/contracts/tables/order.table.js';
import { notFound } from '../../platform/admin/admin-error.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { entriesOf } from '../wallet/entries-of.js';
import { OrderProof } from './order-proof.js';

/** Maximum points of the price path between opening and closing. */
const MAX_POINTS = 240;

/** Bar lengths, ms, shortest first. */
const LENGTHS = [
  ['1min', 60_000],
  ['15min', 900_000],
  ['60min', 3_600_000],
  ['1day', 86_400_000],
] as const;

/** Data that determine an order's result, as the customer gets them, with the price path and the ledger entries. */
@Injectable()
export class OrderProofAdmin {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly proofs: OrderProof,
  ) {}

  async of(id: number): Promise<ExactDecimals<OrderProofRow>> {
    const order = await this.reader.first(orders, 'WHERE id = $1', [id]);
    if (!order) throw notFound('order');
    const proof = await this.proofs.of(id, order.customerId);
    if ('refused' in proof) throw notFound('order');
    const [path, entries] = await Promise.all([
      this.path(order),
      entriesOf(this.reader, 'order', order.originId ?? id),
    ]);
    const own = order.originId === null ? [] : await entriesOf(this.reader, 'order', id);
    return { ...proof, path, entries: [...entries, ...own] };
  }

  /** All ticks if there are few, otherwise closes of bars long enough to stay within the limit. */
  private async path({ symbolId, openedAt, openSeq, closedAt, closeSeq }: Order) {
    if (openedAt === null || openSeq === null) return [];
    const until = closedAt ?? wallClock.now();
    const few = await this.reader.select(
      ticks,
      'WHERE symbol_id = $1 AND seq >= $2 AND seq <= $3 ORDER BY seq LIMIT $4',
      [symbolId, openSeq, closeSeq ?? Number.MAX_SAFE_INTEGER, MAX_POINTS + 1],
    );
    if (few.length <= MAX_POINTS) return few.map(({ at, bid }) => ({ time: at, bid: BigInt(bid) }));
    const [period, length] =
      LENGTHS.find(([, each]) => (until - openedAt) / each <= MAX_POINTS) ?? LENGTHS[3];
    const rows = await this.reader.select(
      bars,
      'WHERE symbol_id = $1 AND period = $2 AND start >= $3 AND start <= $4 ORDER BY start LIMIT $5',
      [symbolId, period, openedAt, until, MAX_POINTS],
    );
    return rows.map(({ start, close }) => ({ time: start + length, bid: BigInt(close) }));
  }
}
