import { int, type RowOf, table, text, time } from '../../../../platform/database/table.js';

/** A minute of a symbol as sealed; prices in 10⁻⁸. Kept when its ticks are thinned. */
export const sealedMinutes = table(
  'sealed_minutes',
  ['day', 'symbolId', 'time'],
  {
    day: text(),
    symbolId: int(),
    /** Start of the minute, epoch ms. Late ticks may repeat a minute of the previous day here. */
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
    /** Root of the tree of its ticks, hex. */
    root: text(),
  },
  { follows: 'day', untold: true },
);
export type SealedMinute = RowOf<typeof sealedMinutes>;
