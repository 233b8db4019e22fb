import {
  type ConversionRate,
  closeAtMarket,
  conversionRate,
  feeOf,
  marginOf,
  openingPrice,
  SAME_CURRENCY,
} from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import { ticks } from '../../engine/tables/market.table.js';
import { type Order, orders, type RateRecord } from '../../engine/tables/order.table.js';
import type { Reader } from '../../platform/database/reader.js';
import { expectThat, rowsOf } from './mismatch.js';

interface RecordedQuote {
  readonly bid: bigint;
  readonly ask: bigint;
}

/** Fill, margin, fee and profit of every order follow from recorded ticks and its pinned terms, and were booked so. */
export async function verifyOrders(reader: Reader): Promise<string> {
  let count = 0;
  for await (const order of rowsOf(reader, orders)) {
    if (order.openSeq !== null) await verifyOpening(reader, order);
    if (order.status === 'closed') await verifyClosing(reader, order);
    await verifyBookings(reader, order);
    count++;
  }
  return `${count} orders follow from their ticks`;
}

async function verifyOpening(reader: Reader, order: Order): Promise<void> {
  const { id, terms, lots } = order;
  const quote = await quoteAt(reader, order, order.openSeq ?? 0);
  const price = openingPrice(order.side, quote);
  same(id, 'opening bid', order.openBid, quote.bid);
  same(id, 'fill', order.openPrice, price);
  const margin = marginOf({
    mode: terms.marginMode,
    lots,
    units: decimal(terms.units),
    price,
    multiple: decimal(terms.multiple),
    rate: await rateOf(reader, id, terms.openRate),
  });
  same(id, 'margin', order.margin, margin);
  same(
    id,
    'fee',
    order.fee,
    feeOf({ feeType: terms.feeType, lots, margin, feeRate: decimal(terms.feeRate) }),
  );
}

async function verifyClosing(reader: Reader, order: Order): Promise<void> {
  const { id, side, lots, terms } = order;
  const quote = await quoteAt(reader, order, order.closeSeq ?? 0);
  const units = decimal(terms.units);
  const rate = await rateOf(reader, id, terms.closeRate ?? terms.openRate);
  const closing = closeAtMarket({ side, lots, units, openPrice: order.openPrice ?? 0n }, quote, rate);
  same(id, 'closing bid', order.closeBid, quote.bid);
  same(id, 'closing price', order.closePrice, closing.price);
  same(id, 'profit', order.profit, closing.profit);
}

async function verifyBookings(reader: Reader, order: Order): Promise<void> {
  const booked = await reader.query(
    `SELECT e.type AS type, p.side AS side, p.amount AS amount FROM ledger_entries e
     JOIN ledger_postings p ON p.entry_id = e.id AND p.account_id = $1
     WHERE e.ref_kind = 'order' AND e.ref_id = $2`,
    [order.accountId, order.id],
  );
  const sums = new Map<string, bigint>();
  for (const { type, side, amount } of booked) {
    const signed = side === 'C' ? BigInt(String(amount)) : -BigInt(String(amount));
    sums.set(String(type), (sums.get(String(type)) ?? 0n) + signed);
  }
  const isClosed = order.status === 'closed';
  same(order.id, 'booked margin', sums.get('order.margin_hold') ?? 0n, -order.margin);
  same(order.id, 'booked fee', sums.get('order.fee') ?? 0n, -order.fee);
  same(order.id, 'booked release', sums.get('order.margin_release') ?? 0n, isClosed ? order.margin : 0n);
  same(order.id, 'booked profit', sums.get('order.profit') ?? 0n, isClosed ? order.profit : 0n);
}

async function quoteAt(reader: Reader, { id, symbolId }: Order, seq: number): Promise<RecordedQuote> {
  const tick = await reader.first(ticks, 'WHERE symbol_id = $1 AND seq = $2', [symbolId, seq]);
  expectThat(
    tick !== null,
    () => `order ${id} names tick ${seq} of symbol ${symbolId}, which is not recorded`,
  );
  return { bid: BigInt(tick?.bid ?? 0), ask: BigInt(tick?.ask ?? 0) };
}

async function rateOf(reader: Reader, orderId: number, record: RateRecord): Promise<ConversionRate> {
  if (record.symbolId === null) return SAME_CURRENCY;
  const tick = await reader.first(ticks, 'WHERE symbol_id = $1 AND seq = $2', [record.symbolId, record.seq]);
  same(orderId, 'conversion rate', decimal(record.bid), BigInt(tick?.bid ?? 0));
  return conversionRate(decimal(record.bid), record.inverse);
}

function same(orderId: number, what: string, kept: bigint | null, computed: bigint): void {
  expectThat(
    kept === computed,
    () =>
      `order ${orderId}: its ${what} is ${formatDecimal(kept ?? 0n)}, recomputed ${formatDecimal(computed)}`,
  );
}
