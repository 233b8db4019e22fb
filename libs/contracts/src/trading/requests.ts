import { MOVEMENT_KINDS } from '@truemark/domain';
import { z } from 'zod';
import { day, daysInOrder } from '../requests/day.js';
import { epochMs, id, lots, multiple, oneOf, paging, price, word } from '../requests/fields.js';
import { bySymbol } from '../wire/names.js';

/** `forex/submit` */
export const forexSubmitRequest = z.object({
  forex_id: id(),
  type: oneOf(1, 2),
  cont: lots(),
  status: oneOf(0, 1).default(1),
  target_price: price().optional(),
  stop_loss_price: price().optional(),
  target_profit_price: price().optional(),
  multiple: multiple(),
  trailing_distance: price().optional(),
  expire_at: epochMs().optional(),
});

export type ForexSubmitRequest = z.output<typeof forexSubmitRequest>;

/** `forex/close` */
export const forexCloseRequest = z
  .object({ id: id(), cont: lots().optional() })
  .transform((given) => ({ id: given.id, lots: given.cont }));
export type ForexCloseRequest = z.output<typeof forexCloseRequest>;

/** `forex/close_all` */
export const forexCloseAllRequest = z.object({ forex_id: id().optional() }).transform(bySymbol);
export type ForexCloseAllRequest = z.output<typeof forexCloseAllRequest>;

/** `forex/cancel_trade`, `forex/audit` */
export const forexOrderRequest = z.object({ id: id() });
export type ForexOrderRequest = z.output<typeof forexOrderRequest>;

/** `forex/set_stop_price` */
export const forexStopsRequest = z.object({
  id: id(),
  stop_loss_price: price().default(0n),
  target_profit_price: price().default(0n),
  trailing_distance: price().optional(),
});
export type ForexStopsRequest = z.output<typeof forexStopsRequest>;

export const forexStopsNames = {
  orderId: 'id',
  stopLoss: 'stop_loss_price',
  takeProfit: 'target_profit_price',
  trailingDistance: 'trailing_distance',
} as const;

/** `forex/my_deal` */
export const forexDealsRequest = z
  .object({
    status: oneOf(0, 1, 3).default(1),
    ...paging,
    startTime: day().optional(),
    endTime: day().optional(),
    forex_id: id().optional(),
  })
  .refine(...daysInOrder)
  .transform(bySymbol);
export type ForexDealsRequest = z.output<typeof forexDealsRequest>;

/** Domain names of a submitted order's fields → wire names. */
export const forexSubmitNames = {
  symbolId: 'forex_id',
  side: 'type',
  lots: 'cont',
  status: 'status',
  targetPrice: 'target_price',
  stopLoss: 'stop_loss_price',
  takeProfit: 'target_profit_price',
  multiple: 'multiple',
  trailingDistance: 'trailing_distance',
  expireAt: 'expire_at',
} as const;

/** `accountLog/forexChange` */
export const fundsHistoryRequest = z
  .object({
    type: oneOf(1, 2, 3),
    ...paging,
    startTime: day().optional(),
    endTime: day().optional(),
    kind: word(...MOVEMENT_KINDS).optional(),
  })
  .refine(...daysInOrder);
export type FundsHistoryRequest = z.output<typeof fundsHistoryRequest>;

/** `user/equity` */
export const equityRequest = z.object({ range: word('1d', '1w', '1m', 'all').default('1d') });
export type EquityRequest = z.output<typeof equityRequest>;
