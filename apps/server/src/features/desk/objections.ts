import type { RejectReason } from '@truemark/contracts';
import { invalid } from '../../platform/admin/admin-error.js';

/** Objections by field: a `RejectReason` each, or the reason of the rejection. */
type Objections<Field extends string> = Partial<Record<Field, string>>;

/** A rejection as it is kept and told. */
export interface RejectionWords<Field extends string> {
  readonly reason: string;
  readonly fields: Objections<Field>;
  readonly note: string;
}

interface Given<Field extends string> {
  readonly reason: string;
  readonly fields: Partial<Record<Field, RejectReason>> | readonly Field[];
}

/** Objections of a rejection. To a field that is only named, the reason of the rejection applies. */
export function objectionsOf<Field extends string>({ reason, fields }: Given<Field>): Objections<Field> {
  if (!isList(fields)) return fields;
  if (fields.length > 0 && reason === '') {
    throw invalid({ reason: 'The customer reads this: please enter a reason.' });
  }
  return Object.fromEntries(fields.map((field) => [field, reason])) as Objections<Field>;
}

/** Whether the fields are only named. */
export const isList = (fields: object): fields is readonly string[] => Array.isArray(fields);

/** Whether the objections say all that the reason says. */
export const isSaidWithin = (fields: Objections<string>, reason: string): boolean =>
  reason === '' || Object.values(fields).includes(reason);
