import { isRefusal } from '@truemark/domain';

/** Something that happens in the weeks before the demo's day. */
export interface Scene<Price = never> {
  /** Epoch ms. */
  readonly at: number;
  /** What a symbol is quoted at just before. */
  readonly price: Price | null;
  /** What somebody does; absent: it is a quote and nothing else. */
  play?(): Promise<unknown>;
}

/** What a command came to; a refusal is a fault of the demo's files. */
export function done<T extends object>(outcome: T): Exclude<T, { readonly refused: true }> {
  if (isRefusal(outcome)) throw new Error(`the demo was refused: ${outcome.key}`);
  return outcome as Exclude<T, { readonly refused: true }>;
}
