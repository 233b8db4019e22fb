import { int, json, type RowOf, table, text, time } from '../../../../platform/database/table.js';

/** Where a sealed day ended: the next one goes on from there. */
export interface DayEnds {
  /** The last of the lane's numbers that belongs to the day. */
  readonly lane: number;
  /** The highest number of an entry, and of a customer. */
  readonly entry: number;
  readonly customer: number;
  /** The settlement currency: what a customer without accounts is owed nothing in. */
  readonly currency: string;
  /** Each symbol that had a tick up to then: its number, its code of that day and its last tick. */
  readonly symbols: readonly (readonly [id: number, code: string, lastSeq: number])[];
}

/** One record for each GMT day of the lane's market clock, chained to the one before. */
export const seals = table(
  'seals',
  ['day'],
  {
    /** `YYYY-MM-DD` */
    day: text(),
    /** 1, 2, 3 … */
    place: int(),
    /** Of the seal before, and of this one: lower-case hex. */
    prev: text(),
    hash: text(),
    /** The whole seal as it is published: canonical JSON. */
    seal: text(),
    /** What the nonces of the day's leaves follow from: 32 random bytes, hex. Told to nobody. */
    nonceKey: text(),
    ends: json<DayEnds>(),
    /** The key that signed it, hex. */
    publicKey: text(),
    sealedAt: time(),
  },
  { appendOnly: true, untold: true },
);
export type SealRow = RowOf<typeof seals>;
