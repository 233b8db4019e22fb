import { type Tick, windowFrom } from '@truemark/domain';
import { sql } from 'kysely';
import { columnsOf, condition, queryBuilder } from '../../../../platform/database/queries.js';
import type { Loader } from '../../../kernel/loader.js';
import type { State } from '../../../kernel/state.js';
import { NO_UNDO } from '../../../kernel/undo.js';
import { tickOfRow, ticks } from '../../../market/tables/market.table.js';
import { type Order, orders } from '../../contracts/tables/order.table.js';
import { type TraderHour, traderHours } from '../tables/trader-hour.table.js';
import { isNotCopy, revaluePositions, toTraderPosition } from './update-figures.js';

/** Loads traders' figures as last written and replays the ticks since. */
export async function loadFigures(state: State, loader: Loader): Promise<void> {
  const { figures } = state.copying;
  const running = await loader.select(traderHours, 'WHERE is_running = 1 ORDER BY trader_id');
  const quotes = new Map<number, Tick>();
  for (const hour of running) {
    const { traderId } = hour;
    figures.running.set(traderId, hour);
    figures.written.set(traderId, hour);
    const ended = 'WHERE trader_id = $1 AND hour >= $2 AND hour < $3 AND is_running = 0 ORDER BY hour';
    figures.ended.set(
      traderId,
      await loader.select(traderHours, ended, [traderId, windowFrom(hour.hour), hour.hour]),
    );
    const open = state.positionsOf(traderId).filter(isNotCopy);
    await quotesAt(hour, open, quotes, loader);
    const parts = await partsOf(hour, open, loader);
    for (const order of open) {
      figures.put(toTraderPosition({ quotes }, order, parts.get(order.id) ?? 0n), NO_UNDO);
    }
    await replayTicks(state, hour, quotes, loader);
  }
}

/** Last quotes at the time the hour was written, for all symbols that affect these positions. */
async function quotesAt(
  { laneSeq }: TraderHour,
  open: readonly Order[],
  quotes: Map<number, Tick>,
  loader: Loader,
): Promise<void> {
  quotes.clear();
  const symbolIds = open.flatMap(({ symbolId, terms }) => [symbolId, terms.openRate.symbolId ?? symbolId]);
  for (const symbolId of new Set(symbolIds)) {
    const last = 'WHERE symbol_id = $1 AND lane_seq <= $2 ORDER BY seq DESC LIMIT 1';
    const [tick] = await loader.select(ticks, last, [symbolId, laneSeq]);
    if (tick) quotes.set(symbolId, tickOfRow(tick));
  }
}

/** Results of parts of open orders closed since he became a trader, net of fees. */
async function partsOf(
  { traderId, counts }: TraderHour,
  open: readonly Order[],
  loader: Loader,
): Promise<Map<number, bigint>> {
  const parts = new Map<number, bigint>();
  if (open.length === 0) return parts;
  const ofOpen = queryBuilder(orders)
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', traderId)
    .where('id', '>', counts.ordersBefore)
    .where('status', '=', sql.lit('closed'))
    .where(
      'origin_id',
      'in',
      open.map(({ id }) => id),
    );
  for (const { originId, profit, fee } of await loader.rows(orders, ofOpen)) {
    if (originId !== null) parts.set(originId, (parts.get(originId) ?? 0n) + profit - fee);
  }
  return parts;
}

/** Applies the ticks since, in lane order. None of them ended the hour, since that would have been written. */
async function replayTicks(
  { copying: { figures } }: State,
  { traderId, laneSeq }: TraderHour,
  quotes: Map<number, Tick>,
  loader: Loader,
): Promise<void> {
  if (quotes.size === 0) return;
  const columns = columnsOf(ticks);
  const moving = condition.and([
    condition(columns.laneSeq, '>', laneSeq),
    condition(columns.symbolId, 'in', [...quotes.keys()]),
  ]);
  for await (const row of loader.paged(ticks, ['laneSeq'], moving)) {
    quotes.set(row.symbolId, tickOfRow(row));
    const moved = figures.movedBy(row.symbolId).filter(({ order }) => order.customerId === traderId);
    revaluePositions(figures, { quotes }, moved, NO_UNDO);
  }
}
