import { type Refusal, refuse } from '@truemark/domain';
import type { Idempotency } from './command.js';
import type { State } from './state.js';
import type { Step } from './step.js';

/** Lifetime of an idempotency key, ms. */
export const KEY_LIFETIME = 24 * 3_600_000;

/** First outcome under this key; a refusal if it belongs to another request; null: the key is new. */
export function firstOutcome(
  { outcomes }: State,
  { owner, key, hash }: Idempotency,
  now: number,
): object | Refusal | null {
  const first = outcomes.get(`${owner}|${key}`);
  if (!first || first.at < now - KEY_LIFETIME) return null;
  return first.hash === hash ? first.outcome : refuse('idempotency.conflict');
}

/**
 * Whether the outcome under a new key can be stored. If not, the command is refused: an unstored key would let a
 * repeated call move money again.
 */
export function hasRoomFor({ outcomes }: State, { owner }: Idempotency, now: number): boolean {
  outcomes.forgetBefore(now - KEY_LIFETIME);
  return outcomes.hasRoomFor(owner);
}

/** Stores a command's outcome under its key. */
export function storeOutcome(step: Step, { owner, key, hash }: Idempotency, outcome: object): void {
  const { outcomes } = step.state;
  const name = `${owner}|${key}`;
  // Keys stay ordered by time.
  step.delete(outcomes, name);
  step.set(outcomes, name, { hash, outcome, at: step.now });
}
