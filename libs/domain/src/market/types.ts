/** Prices of the hot path: whole numbers of 10⁻⁸ in a double, exact up to 90 million. */

/** One accepted quote. `seq` rises by one per symbol and never repeats; `time` is epoch ms. */
export interface Tick {
  readonly symbolId: number;
  readonly seq: number;
  readonly time: number;
  readonly bid: number;
  readonly ask: number;
}

/** What a source delivers. Without an ask it has one price: the symbol's spread is added. */
export interface RawQuote {
  readonly symbolId: number;
  readonly time: number;
  readonly bid: number;
  readonly ask?: number;
}

export type RejectReason = 'crossed' | 'not_positive' | 'out_of_order' | 'too_large' | 'late';

/** The largest price that a double carries exactly, in 10⁻⁸. */
export const LARGEST_PRICE = Number.MAX_SAFE_INTEGER;

/** Why nothing may use a quote, or null. An unchanged quote is a tick like any other. */
export function rejectReason(previous: Pick<Tick, 'time'> | undefined, candidate: Tick): RejectReason | null {
  const { bid, ask, time } = candidate;
  if (!(bid > 0 && ask > 0)) return 'not_positive';
  if (!Number.isSafeInteger(bid) || !Number.isSafeInteger(ask)) return 'too_large';
  if (ask < bid) return 'crossed';
  return previous !== undefined && time < previous.time ? 'out_of_order' : null;
}

/** Whether a quote is too old to trade on. Times in epoch ms. */
export const isStale = (quoteTime: number, now: number, staleSeconds: number): boolean =>
  now - quoteTime > staleSeconds * 1000;
