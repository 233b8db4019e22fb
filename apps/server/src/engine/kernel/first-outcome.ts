import { type Refusal, refuse } from '@truemark/domain';
import type { Idempotency } from './command.js';
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

/**
 * Whether what a command with a new key comes to could be kept. Where it could not, the command is refused: a key that
 * is not kept would let a repeated call move money again.
 */
export function hasRoomFor({ outcomes }: State, { owner }: Idempotency, now: number): boolean {
  outcomes.forgetBefore(now - KEY_LIFETIME);
  return outcomes.hasRoomFor(owner);
}

/** Keeps what a command came to under its key. */
export function keepOutcome(step: Step, { owner, key, hash }: Idempotency, outcome: object): void {
  const { outcomes } = step.state;
  const name = `${owner}|${key}`;
  // Keys stand in the order of their times.
  step.delete(outcomes, name);
  step.set(outcomes, name, { hash, outcome, at: step.now });
}
