import { type Refusal, refuse } from '@truemark/domain';
import type { Idempotency } from './command-base.js';
import type { State } from './state.js';
import type { Step } from './step.js';

/** An idempotency key is kept this long. */
export const KEY_LIFETIME = 24 * 3_600_000;

/** What a command with this key came to before, a refusal if it was another command; null: the key is new. */
export function firstOutcome(
  { outcomes }: State,
  { owner, key, hash }: Idempotency,
  now: number,
): object | Refusal | null {
  const first = outcomes.get(`${owner}|${key}`);
  if (!first || first.at < now - KEY_LIFETIME) return null;
  return first.hash === hash ? first.outcome : refuse('idempotency.conflict');
}

/** Keeps what a command came to under its key, and forgets keys that are too old. */
export function keepOutcome(step: Step, { owner, key, hash }: Idempotency, outcome: object | Refusal): void {
  const { outcomes } = step.state;
  step.delete(outcomes, `${owner}|${key}`);
  step.set(outcomes, `${owner}|${key}`, { hash, outcome, at: step.now });
  // Keys stand in the order of their times; what is too old is used no more, so nothing needs undoing.
  for (const [old, { at }] of outcomes) {
    if (at >= step.now - KEY_LIFETIME) return;
    outcomes.delete(old);
  }
}
