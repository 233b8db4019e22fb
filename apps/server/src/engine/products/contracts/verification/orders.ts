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
import type { DatabaseReader } from '../../../../platform/database/database-reader.js';
import { assertConsistent, rowsOf } from '../../../kernel/consistency.js';
import { ticks } from '../../../market/tables/market.table.js';
import type { RateRecord } from '../../../market/tables/rate-record.js';
import { type Order, orders } from '../tables/order.table.js';

interface RecordedQuote {
  readonly bid: bigint;
  readonly ask: bigint;
}

/**
 * Verifies that fill, margin, fee and profit of each order follow from recorded ticks and its pinned terms, and were
 * booked accordingly.
 */
export async function verifyOrders(reader: DatabaseReader): Promise<string> {
  const split = await reader.query('SELECT DISTINCT origin_id FROM orders WHERE origin_id IS NOT NULL');
  const origins = new Set(split.map(({ origin_id }) => Number(origin_id)));
  let count = 0;
  for await (const order of rowsOf(reader, orders)) {
    const parts = origins.has(order.id)
      ? await reader.select(orders, 'WHERE origin_id = $1', [order.id])
      : [];
    const whole = [order, ...parts].reduce(withClosedPart);
    if (order.openSeq !== null && order.originId === null) await verifyOpening(reader, whole);
    if (order.status === 'closed') await verifyClosing(reader, order);
    await verifyBookings(reader, order, whole);
    count++;
  }
  return `${count} orders follow from their ticks`;
}

/** An order as it was opened, including the parts that were closed before the rest. */
const withClosedPart = (order: Order, part: Order): Order => ({
  ...order,
  lots: order.lots + part.lots,
  margin: order.margin + part.margin,
  fee: order.fee + part.fee,
});

async function verifyOpening(reader: DatabaseReader, whole: Order): Promise<void> {
  const { id, terms, lots } = whole;
  const quote = await quoteAt(reader, whole, whole.openSeq ?? 0);
  const price = openingPrice(whole.side, quote);
  same(id, 'opening bid', whole.openBid, quote.bid);
  same(id, 'fill', whole.openPrice, price);
  const margin = marginOf({
    mode: terms.marginMode,
    lots,
    units: decimal(terms.units),
    price,
    multiple: decimal(terms.multiple),
    rate: await rateOf(reader, id, terms.openRate),
  });
  same(id, 'margin', whole.margin, margin);
  same(
    id,
    'fee',
    whole.fee,
    feeOf({ feeType: terms.feeType, lots, margin, feeRate: decimal(terms.feeRate) }),
  );
}

async function verifyClosing(reader: DatabaseReader, order: Order): Promise<void> {
  const { id, side, lots, terms } = order;
  const quote = await quoteAt(reader, order, order.closeSeq ?? 0);
  const units = decimal(terms.units);
  const { openRate, closeRate = openRate } = terms;
  assertConsistent(
    closeRate.symbolId === openRate.symbolId && closeRate.inverse === openRate.inverse,
    () =>
      `order ${id} was opened through symbol ${openRate.symbolId} and closed through ${closeRate.symbolId}`,
  );
  const rate = await rateOf(reader, id, closeRate);
  const closing = closeAtMarket({ side, lots, units, openPrice: order.openPrice ?? 0n }, quote, rate);
  same(id, 'closing bid', order.closeBid, quote.bid);
  same(id, 'closing price', order.closePrice, closing.price);
  same(id, 'profit', order.profit, closing.profit);
}

async function verifyBookings(reader: DatabaseReader, order: Order, whole: Order): Promise<void> {
  // The plus prevents both databases from scanning all postings of a busy account for each order: an entry has few
  // postings.
  const booked = await reader.query(
    `SELECT e.type AS type, p.side AS side, p.amount AS amount FROM ledger_entries e
     JOIN ledger_postings p ON p.entry_id = e.id AND +p.account_id = $1
     WHERE e.ref_kind = 'order' AND e.ref_id = $2`,
    [order.accountId, order.id],
  );
  const sums = new Map<string, bigint>();
  for (const { type, side, amount } of booked) {
    const signed = side === 'C' ? BigInt(String(amount)) : -BigInt(String(amount));
    sums.set(String(type), (sums.get(String(type)) ?? 0n) + signed);
  }
  const sum = (type: string): bigint => sums.get(type) ?? 0n;
  const wasOpened = order.openSeq !== null && order.originId === null;
  const isClosed = order.status === 'closed';
  const reserved = order.status === 'pending' ? order.margin + order.fee : 0n;
  same(order.id, 'booked reservation', sum('order.reserve') + sum('order.release'), -reserved);
  same(order.id, 'booked margin', sum('order.margin_hold'), wasOpened ? -whole.margin : 0n);
  same(order.id, 'booked fee', sum('order.fee'), wasOpened ? -whole.fee : 0n);
  same(order.id, 'booked release', sum('order.margin_release'), isClosed ? order.margin : 0n);
  same(order.id, 'booked profit', sum('order.profit'), isClosed ? order.profit : 0n);
}

async function quoteAt(reader: DatabaseReader, { id, symbolId }: Order, seq: number): Promise<RecordedQuote> {
  const tick = await reader.first(ticks, 'WHERE symbol_id = $1 AND seq = $2', [symbolId, seq]);
  assertConsistent(
    tick !== null,
    () => `order ${id} names tick ${seq} of symbol ${symbolId}, which is not recorded`,
  );
  return { bid: BigInt(tick?.bid ?? 0), ask: BigInt(tick?.ask ?? 0) };
}

async function rateOf(reader: DatabaseReader, orderId: number, record: RateRecord): Promise<ConversionRate> {
  if (record.symbolId === null) return SAME_CURRENCY;
  const tick = await reader.first(ticks, 'WHERE symbol_id = $1 AND seq = $2', [record.symbolId, record.seq]);
  same(orderId, 'conversion rate', decimal(record.bid), BigInt(tick?.bid ?? 0));
  return conversionRate(decimal(record.bid), record.inverse);
}

function same(orderId: number, what: string, kept: bigint | null, computed: bigint): void {
  assertConsistent(
    kept === computed,
    () =>
      `order ${orderId}: its ${what} is ${formatDecimal(kept ?? 0n)}, recomputed ${formatDecimal(computed)}`,
  );
}
