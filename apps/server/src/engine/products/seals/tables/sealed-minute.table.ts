import { int, type RowOf, table, text, time } from '../../../../platform/database/table.js';

/** A minute of a symbol as the day's seal holds it; prices in 10⁻⁸. It stays when its ticks are thinned. */
export const sealedMinutes = table(
  'sealed_minutes',
  ['day', 'symbolId', 'time'],
  {
    day: text(),
    symbolId: int(),
    /** Epoch ms of its start. What came late has a minute of the day before once more. */
    time: time(),
    count: int(),
    firstSeq: int(),
    lastSeq: int(),
    firstBid: int(),
    firstAsk: int(),
    lastBid: int(),
    lastAsk: int(),
    lowBid: int(),
    highBid: int(),
    lowAsk: int(),
    highAsk: int(),
    /** Of the tree of its ticks, hex. */
    root: text(),
  },
  { follows: 'day', untold: true },
);
export type SealedMinute = RowOf<typeof sealedMinutes>;
