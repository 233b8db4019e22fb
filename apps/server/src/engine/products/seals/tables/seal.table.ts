import { int, json, type RowOf, table, text, time } from '../../../../platform/database/table.js';

/** End of a sealed day, from which the next one continues. */
export interface DayEnds {
  /** The last lane sequence of the day. */
  readonly lane: number;
  /** Highest entry id and customer id. */
  readonly entry: number;
  readonly customer: number;
  /** Settlement currency, in which a customer without accounts has a liability of zero. */
  readonly currency: string;
  /** Symbols with a tick up to then: id, code on that day, and last tick. */
  readonly symbols: readonly (readonly [id: number, code: string, lastSeq: number])[];
}

/** One seal per GMT day of the lane's market clock, chained to the previous one. */
export const seals = table(
  'seals',
  ['day'],
  {
    /** `YYYY-MM-DD` */
    day: text(),
    /** 1, 2, 3 … */
    place: int(),
    /** Hashes of the previous seal and of this one: lower-case hex. */
    prev: text(),
    hash: text(),
    /** The full published seal as canonical JSON. */
    seal: text(),
    /** Secret key that the nonces of the day's leaves derive from: 32 random bytes, hex. Never published. */
    nonceKey: text(),
    ends: json<DayEnds>(),
    /** Key that signed it, hex. */
    publicKey: text(),
    sealedAt: time(),
  },
  { appendOnly: true, untold: true },
);
export type SealRow = RowOf<typeof seals>;
