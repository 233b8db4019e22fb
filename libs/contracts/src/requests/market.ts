import { z } from 'zod';
import { bySymbol } from '../wire/names.js';
import { epochMs, id, oneOf, page, text, whole, word } from './fields.js';

/** Epoch values below this are seconds: as milliseconds they would be before 1973. */
const SECONDS_BELOW = 100_000_000_000;

/** `forex/kline` */
export const klineRequest = z
  .object({
    forex_id: id(),
    period: word('1min', '5min', '15min', '30min', '60min', '1day', '1week', 'year').default('5min'),
    limit: whole(1, 1000, 'Bars, at most 1000.').default(300),
    /** A bar's `Time` (epoch seconds), or epoch milliseconds. */
    before: epochMs()
      .transform((time) => (time < SECONDS_BELOW ? time * 1000 : time))
      .optional(),
  })
  .transform(bySymbol);

/** `forex/abbreviated_cache_kline`; without an id, all symbols. */
export const abbreviatedKlineRequest = z.object({ forex_id: id().optional() }).transform(bySymbol);

/** `forex/recent_ticks` */
export const recentTicksRequest = z.object({ forex_id: id() }).transform(bySymbol);

/** `forex/search` */
export const symbolSearchRequest = z.object({ searchCurrency: text(40).default('') });

/** `proof/simulator` */
export const simulatorDaysRequest = z.object({
  page: page(),
});

/** `POST /api/user/favourite` */
export const favouriteRequest = z.object({ forex_id: id(), on: oneOf(0, 1) }).transform(bySymbol);
export type FavouriteRequest = z.output<typeof favouriteRequest>;
