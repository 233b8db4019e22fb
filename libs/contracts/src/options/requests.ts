import { z } from 'zod';
import { day, daysInOrder } from '../requests/day.js';
import { amount, id, multiple, oneOf, paging, price, whole } from '../requests/fields.js';
import { bySymbol } from '../wire/names.js';

/** Maximum duration of an option, seconds: one day. */
export const MAX_OPTION_SECONDS = 86_400;

/** `micro/get_seconds` */
export const microSecondsRequest = z.object({ forex_id: id().optional() }).transform(bySymbol);
export type MicroSecondsRequest = z.output<typeof microSecondsRequest>;

/** `micro/submit` */
export const microSubmitRequest = z.object({
  forex_id: id(),
  type: oneOf(1, 2),
  number: amount(),
  seconds: whole(1, MAX_OPTION_SECONDS, 'Duration in seconds.'),
  /** Terms shown to the customer: refused if others apply now. */
  ratio: multiple().optional(),
  loss_level: oneOf(0, 1).optional(),
});
export type MicroSubmitRequest = z.output<typeof microSubmitRequest>;

/** Domain names of a purchase's fields → wire names. */
export const microSubmitNames = {
  symbolId: 'forex_id',
  direction: 'type',
  stake: 'number',
  seconds: 'seconds',
  ratio: 'ratio',
  lossLevel: 'loss_level',
} as const;

/** `micro/orders` */
export const microOrdersRequest = z
  .object({
    status: oneOf(1, 3).default(1),
    ...paging,
    startTime: day().optional(),
    endTime: day().optional(),
    forex_id: id().optional(),
  })
  .refine(...daysInOrder)
  .transform(bySymbol);
export type MicroOrdersRequest = z.output<typeof microOrdersRequest>;

/** `micro/audit`, `micro/sell_offer` */
export const microOrderRequest = z.object({ id: id() });
export type MicroOrderRequest = z.output<typeof microOrderRequest>;

/** `micro/sell`. Older clients send the `price` of an offer; it counts as their minimum. */
export const microSellRequest = z
  .object({ id: id(), least: price().optional(), price: price().optional() })
  .transform(({ id, least, price }, context) => {
    const wanted = least ?? price;
    if (wanted !== undefined) return { id, least: wanted };
    context.addIssue({ code: 'custom', path: ['least'], message: 'validation.required' });
    return z.NEVER;
  });
export type MicroSellRequest = z.output<typeof microSellRequest>;
