/**
 * The former price simulator and the attack that broke it. It had a 32-bit state, seeded by a constant in the source
 * and the tick number at start-up, and drew three numbers a tick. Kept so that a test can show that the attack now
 * finds nothing.
 */

export interface SeenTick {
  readonly seq: number;
  /** Plain decimals, as sent. */
  readonly bid: number;
}

export interface WalkTerms {
  readonly code: string;
  readonly home: number;
  readonly volatility: number;
  readonly quotesASecond: number;
  readonly precision: number;
}

const SEED = 'truemark';
const SECONDS_A_YEAR = 365.25 * 86_400;
const PULL_A_YEAR = 3;
const NUMBERS_A_TICK = 3;
/** Consecutive ticks that must match before a state counts as found. */
const ENOUGH = 8;

/** The state grows by a constant with each number, so any count of them can be skipped at once. */
function seeded(seed: string, skipped: number): () => number {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index++) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  state = (state + Math.imul(skipped, 0x6d2b79f5)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const gaussian = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function moved(from: number, z: number, { home, volatility, quotesASecond }: WalkTerms): number {
  const years = 1 / quotesASecond / SECONDS_A_YEAR;
  const distance = Math.log(from / home);
  return home * Math.exp(distance + volatility * Math.sqrt(years) * z - PULL_A_YEAR * years * distance);
}

/** Normal variates of the ticks after `from`, for a simulator that started at tick `start`. */
function numbersAfter(start: number, code: string, from = start): () => number {
  const random = seeded(`${SEED}|${code}|${start}`, (from - start) * NUMBERS_A_TICK);
  return () => {
    const z = gaussian(random);
    random();
    return z;
  };
}

/** Ticks that the former simulator would have generated. */
export function formerTicks(terms: WalkTerms, after: SeenTick, count: number): SeenTick[] {
  const next = numbersAfter(after.seq, terms.code);
  let bid = after.bid;
  return Array.from({ length: count }, (_, index) => {
    bid = Number(moved(bid, next(), terms).toFixed(terms.precision));
    return { seq: after.seq + index + 1, bid };
  });
}

/**
 * Searches all possible starts for one that explains the ticks; null if there is none. A start counts as found when
 * eight consecutive ticks match to all but the last digit.
 */
export function solve(terms: WalkTerms, seen: readonly SeenTick[]): number | null {
  const last = seen.at(-1)?.seq ?? 0;
  const pairs = seen.slice(1).flatMap((to, index) => {
    const from = seen[index] as SeenTick;
    return from.seq + 1 === to.seq ? [{ from, to }] : [];
  });
  for (let start = 0; start < last; start++) if (explains(terms, pairs, start)) return start;
  return null;
}

function explains(
  terms: WalkTerms,
  pairs: readonly { readonly from: SeenTick; readonly to: SeenTick }[],
  start: number,
): boolean {
  let fitting = 0;
  for (const { from, to } of pairs) {
    if (from.seq < start) continue;
    const z = numbersAfter(start, terms.code, from.seq)();
    if (Math.abs(moved(from.bid, z, terms) - to.bid) > 2 * 10 ** -terms.precision) return false;
    if (++fitting >= ENOUGH) return true;
  }
  return false;
}

/** The next tick according to the start that was found. */
export function forecast(terms: WalkTerms, start: number, from: SeenTick): number {
  return moved(from.bid, numbersAfter(start, terms.code, from.seq)(), terms);
}
