import type { ReceivedPrice } from './received-price.js';

/** A fault while these quotes were processed: nothing of them is written. Others of the same read are. */
export class QuotesFailed extends Error {
  constructor(
    readonly quotes: readonly ReceivedPrice[],
    cause: unknown,
  ) {
    super((cause as Error).message, { cause });
  }
}
