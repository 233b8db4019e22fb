import type { SymbolMark } from './symbol-mark.js';

/** The columns of a group's legs. No account has two legs in one group. */
export interface LegColumns {
  readonly count: number;
  readonly slots: Int32Array;
  readonly buys: Float64Array;
  readonly sells: Float64Array;
  readonly received: Float64Array;
}

/**
 * Adds to each account's spare what a change of the mark is worth to its leg. Returns how many spares are then zero or
 * less.
 *
 * This is the loop of a tick, hence a function of its own that calls nothing, and two legs a turn: V8 then keeps the
 * arrays in registers and loads the second leg before it has stored the first (a third less time).
 */
export function moveSpares(legs: LegColumns, change: SymbolMark, spares: Float64Array): number {
  const { count, slots, buys, sells, received } = legs;
  const { bid, ask, rate } = change;
  let lowCount = 0;
  let at = 0;
  for (; at + 1 < count; at += 2) {
    const next = at + 1;
    const slot = slots[at] as number;
    const nextSlot = slots[next] as number;
    const gain = bid * (buys[at] as number) - ask * (sells[at] as number) + rate * (received[at] as number);
    const nextGain =
      bid * (buys[next] as number) - ask * (sells[next] as number) + rate * (received[next] as number);
    const spare = (spares[slot] as number) + gain;
    const nextSpare = (spares[nextSlot] as number) + nextGain;
    spares[slot] = spare;
    spares[nextSlot] = nextSpare;
    if (spare <= 0) lowCount++;
    if (nextSpare <= 0) lowCount++;
  }
  if (at === count) return lowCount;
  const slot = slots[at] as number;
  const gain = bid * (buys[at] as number) - ask * (sells[at] as number) + rate * (received[at] as number);
  const spare = (spares[slot] as number) + gain;
  spares[slot] = spare;
  return spare <= 0 ? lowCount + 1 : lowCount;
}

/** The slots of the legs whose account has a spare of zero or less. */
export function lowSlots({ count, slots }: LegColumns, spares: Float64Array): number[] {
  const low: number[] = [];
  for (let at = 0; at < count; at++) {
    const slot = slots[at] as number;
    if ((spares[slot] as number) <= 0) low.push(slot);
  }
  return low;
}
