import type { Refusal } from '@truemark/domain';
import type { MapLike } from './undo.js';

/** Outcome of a command under an idempotency key. */
export interface StoredOutcome {
  readonly hash: string;
  readonly outcome: object | Refusal;
  /** Epoch ms. */
  readonly at: number;
}

/** Maximum live keys per customer. */
export const MAX_KEYS = 20_000;
/** Maximum keys of all customers; beyond it, customers above `FAIR_SHARE` get no more. */
export const MAX_KEYS_OF_ALL = 200_000;
export const FAIR_SHARE = 1_000;

/** Outcomes by `owner|key`, in insertion order, with a count per owner. */
export class IdempotencyStore implements MapLike<string, StoredOutcome> {
  private readonly outcomes = new Map<string, StoredOutcome>();
  private readonly counts = new Map<number, number>();

  get size(): number {
    return this.outcomes.size;
  }

  has(name: string): boolean {
    return this.outcomes.has(name);
  }

  get(name: string): StoredOutcome | undefined {
    return this.outcomes.get(name);
  }

  set(name: string, outcome: StoredOutcome): void {
    if (!this.outcomes.has(name)) this.adjustCount(name, 1);
    this.outcomes.set(name, outcome);
  }

  delete(name: string): boolean {
    const had = this.outcomes.delete(name);
    if (had) this.adjustCount(name, -1);
    return had;
  }

  /** Whether one more key of this owner may be stored: keys are never evicted early to make room. */
  hasRoomFor(owner: number): boolean {
    const mine = this.counts.get(owner) ?? 0;
    return mine < (this.outcomes.size < MAX_KEYS_OF_ALL ? MAX_KEYS : FAIR_SHARE);
  }

  /** Removes outcomes older than an instant. Expired ones are never used, so this needs no undo. */
  forgetBefore(instant: number): void {
    for (const [name, { at }] of this.outcomes) {
      if (at >= instant) return;
      this.delete(name);
    }
  }

  private adjustCount(name: string, by: number): void {
    const owner = Number.parseInt(name, 10);
    const left = (this.counts.get(owner) ?? 0) + by;
    if (left > 0) this.counts.set(owner, left);
    else this.counts.delete(owner);
  }
}
