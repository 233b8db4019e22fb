import type { RawQuote } from '@truemark/domain';

/** Numbers per quote between the threads: symbol, time, bid, ask. */
const NUMBERS_PER_QUOTE = 4;
/** Quotes in flight to the engine at which the socket is paused: minutes of a busy exchange. */
const MAX_ON_THEIR_WAY = 100_000;
const POLL_INTERVAL = 20;

/** Messages of the exchange thread other than quotes. */
export type WorkerMessage =
  | { readonly line: string }
  | { readonly standing: { readonly state: 'live' | 'connecting'; readonly detail: string } };

/** Packs quotes for transfer between threads; a double holds integers up to 2⁵³ exactly. */
export function packQuotes(quotes: readonly RawQuote[]): Float64Array<ArrayBuffer> {
  const packed = new Float64Array(quotes.length * NUMBERS_PER_QUOTE);
  quotes.forEach(({ symbolId, time, bid, ask }, index) => {
    packed.set([symbolId, time, bid, ask ?? bid], index * NUMBERS_PER_QUOTE);
  });
  return packed;
}

export function unpackQuotes(packed: Float64Array): RawQuote[] {
  return Array.from({ length: packed.length / NUMBERS_PER_QUOTE }, (_, index) => {
    const [symbolId = 0, time = 0, bid = 0, ask = 0] = packed.subarray(
      index * NUMBERS_PER_QUOTE,
      (index + 1) * NUMBERS_PER_QUOTE,
    );
    return { symbolId, time, bid, ask };
  });
}

/** Number of quotes that the engine has not read yet, in memory shared by both threads. */
export class InFlightQuotes {
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
    while (Atomics.load(this.count, 0) >= MAX_ON_THEIR_WAY) {
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
    }
  }
}
