import type { RawQuote } from '@truemark/domain';

/** Numbers per quote between the threads: symbol, time, bid, ask. */
const WIDTH = 4;
/** Quotes in flight to the engine at which the socket is paused: minutes of a busy exchange. */
const MOST_ON_THEIR_WAY = 100_000;
const LOOK_AGAIN = 20;

/** Messages of the exchange thread other than quotes. */
export type ThreadSays =
  | { readonly line: string }
  | { readonly standing: { readonly state: 'live' | 'connecting'; readonly detail: string } };

/** Packs quotes for transfer between threads; a double holds integers up to 2⁵³ exactly. */
export function packQuotes(quotes: readonly RawQuote[]): Float64Array<ArrayBuffer> {
  const packed = new Float64Array(quotes.length * WIDTH);
  quotes.forEach(({ symbolId, time, bid, ask }, index) => {
    packed.set([symbolId, time, bid, ask ?? bid], index * WIDTH);
  });
  return packed;
}

export function unpackQuotes(packed: Float64Array): RawQuote[] {
  return Array.from({ length: packed.length / WIDTH }, (_, index) => {
    const [symbolId = 0, time = 0, bid = 0, ask = 0] = packed.subarray(index * WIDTH, (index + 1) * WIDTH);
    return { symbolId, time, bid, ask };
  });
}

/** Number of quotes that the engine has not read yet, in memory shared by both threads. */
export class OnTheirWay {
  private readonly count: Int32Array;

  constructor(readonly memory: SharedArrayBuffer = new SharedArrayBuffer(4)) {
    this.count = new Int32Array(memory);
  }

  sent(quotes: number): void {
    Atomics.add(this.count, 0, quotes);
  }

  arrived(quotes: number): void {
    Atomics.sub(this.count, 0, quotes);
  }

  /** Resolves when there is room for more. */
  async room(): Promise<void> {
    while (Atomics.load(this.count, 0) >= MOST_ON_THEIR_WAY) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    }
  }
}
