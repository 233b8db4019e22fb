import type { ErrorKey, FieldErrorKey } from '@truemark/contracts';
import type { Locked } from '../auth/attempts.js';

/** Refusal at the HTTP edge; a decision's `Refusal` is one of these too. */
export interface EdgeRefusal {
  readonly refused: true;
  readonly key: ErrorKey;
  readonly facts?: Readonly<Record<string, string | number>>;
  /** Set only with `validation`. */
  readonly fields?: Readonly<Record<string, string>>;
}

export const refuseCall = (key: ErrorKey, facts?: EdgeRefusal['facts']): EdgeRefusal =>
  facts ? { refused: true, key, facts } : { refused: true, key };

export const invalidFields = (fields: Readonly<Record<string, FieldErrorKey>>): EdgeRefusal => ({
  refused: true,
  key: 'validation',
  fields,
});

/** Refusal of a check that was not made because too many attempts failed. */
export const refuseLocked = ({ lockedFor }: Locked): EdgeRefusal =>
  refuseCall('auth.locked', { minutes: Math.ceil(lockedFor / 60_000) });

export const isEdgeRefusal = (value: unknown): value is EdgeRefusal =>
  typeof value === 'object' && value !== null && (value as { refused?: unknown }).refused === true;
