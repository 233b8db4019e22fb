import { isRefusal } from '@truemark/domain';

/** An event in the weeks before the demo day. */
export interface Scene<Price = never> {
  /** Epoch ms. */
  readonly at: number;
  /** A quote just before it; null: none. */
  readonly price: Price | null;
  /** The action; absent: only a quote. */
  play?(): Promise<unknown>;
}

/** The outcome of a command; throws on a refusal, which is an error of the demo files. */
export function requireDone<T extends object>(outcome: T): Exclude<T, { readonly refused: true }> {
  if (isRefusal(outcome)) throw new Error(`the demo was refused: ${outcome.key}`);
  return outcome as Exclude<T, { readonly refused: true }>;
}
