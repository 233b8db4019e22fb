import { z } from 'zod';
import { epochMs, id, text, whole, word } from './fields.js';

/** `forex/kline` */
export const klineRequest = z.object({
  forex_id: id(),
  period: word('1min', '5min', '15min', '30min', '60min', '1day', '1week', 'year').default('5min'),
  limit: whole(1, 1000, 'Bars, at most 1000.').default(300),
  before: epochMs().optional(),
});

/** `forex/abbreviated_cache_kline`; all symbols without an id. */
export const abbreviatedKlineRequest = z.object({ forex_id: id().optional() });

/** `forex/search` */
export const symbolSearchRequest = z.object({ searchCurrency: text(40).default('') });
