import type { ErrorKey, FieldErrorKey } from '@truemark/contracts';
import type { Locked } from '../auth/attempts.js';

/** Refusal at the HTTP edge; a decision's `Refusal` is one of these too. */
export interface RequestRefusal {
  readonly refused: true;
  readonly key: ErrorKey;
  readonly facts?: Readonly<Record<string, string | number>>;
  /** Set only with `validation`. */
  readonly fields?: Readonly<Record<string, string>>;
}

export const refuseRequest = (key: ErrorKey, facts?: RequestRefusal['facts']): RequestRefusal =>
  facts ? { refused: true, key, facts } : { refused: true, key };

export const invalidFields = (fields: Readonly<Record<string, FieldErrorKey>>): RequestRefusal => ({
  refused: true,
  key: 'validation',
  fields,
});

/** Refusal of a check that was not made because too many attempts failed. */
export const refuseLocked = ({ lockedFor }: Locked): RequestRefusal =>
  refuseRequest('auth.locked', { minutes: Math.ceil(lockedFor / 60_000) });

export const isRequestRefusal = (value: unknown): value is RequestRefusal =>
  typeof value === 'object' && value !== null && (value as { refused?: unknown }).refused === true;
