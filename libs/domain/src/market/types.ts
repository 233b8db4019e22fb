/** Prices of the hot path: whole numbers of 10⁻⁸ in a double, exact up to 90 million. */

/** One accepted quote. `seq` rises by one per symbol and never repeats; `time` is epoch ms. */
export interface Tick {
  readonly symbolId: number;
  readonly seq: number;
  readonly time: number;
  readonly bid: number;
  readonly ask: number;
}

/** A quote as delivered by a source. Without an ask it has one price, to which the symbol's spread is added. */
export interface RawQuote {
  readonly symbolId: number;
  readonly time: number;
  readonly bid: number;
  readonly ask?: number;
}

export type RejectReason =
  | 'crossed'
  | 'not_positive'
  | 'out_of_order'
  | 'too_large'
  | 'late'
  | 'jump'
  | 'paused';

/** Validates a quote. Returns the reject reason, or null. An unchanged quote is a valid tick. */
export function rejectReason(previous: Pick<Tick, 'time'> | undefined, candidate: Tick): RejectReason | null {
  const { bid, ask, time } = candidate;
  if (!(bid > 0 && ask > 0)) return 'not_positive';
  if (!Number.isSafeInteger(bid) || !Number.isSafeInteger(ask)) return 'too_large';
  if (ask < bid) return 'crossed';
  return previous !== undefined && time < previous.time ? 'out_of_order' : null;
}

/**
 * Whether a quote's bid or ask differs by more than `most` percent (10⁻⁸) from the last accepted one. A difference of
 * exactly `most` is not a jump.
 */
export const isJump = (
  previous: Pick<Tick, 'bid' | 'ask'>,
  { bid, ask }: Pick<Tick, 'bid' | 'ask'>,
  most: bigint,
): boolean => movedMoreThan(previous.bid, bid, most) || movedMoreThan(previous.ask, ask, most);

function movedMoreThan(from: number, to: number, most: bigint): boolean {
  const moved = Math.abs(to - from);
  const percent = (moved / from) * 100;
  // A double's error is far below a millionth: only values close to the limit need exact figures.
  if (percent < (Number(most) / 1e8) * 0.999_999) return false;
  return BigInt(moved) * 10_000_000_000n > BigInt(from) * most;
}

/** Whether a quote is too old to trade on. Times in epoch ms. */
export const isStale = (quoteTime: number, now: number, staleSeconds: number): boolean =>
  now - quoteTime > staleSeconds * 1000;
