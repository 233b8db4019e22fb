import type { Fields } from '../harness/client.js';
import type { Person } from './persons.js';
import type { ResourceFactory } from './things.js';

/** A call that anybody may make, and why. */
export interface OpenRoute {
  readonly open: string;
}

/** A call that reads or changes a customer's own data. */
export interface OwnRoute {
  /** `real`: demo accounts are refused, or have nothing of the kind. */
  readonly who?: 'real';
  /** Creates the object that the owner then requests; absent: the call names none. */
  readonly thing?: ResourceFactory;
  /** Renews fields that are valid for seconds only, before the owner's call. */
  readonly fresh?: (owner: Person, fields: Fields) => Promise<Fields>;
  /** Fields that name an object nobody has; a stranger must get the same answer for the owner's object. */
  readonly nothing?: Fields;
  /** Read-only: each of two customers gets their own answer, whomever they name. */
  readonly reads?: true;
  /** Key of the refusal when not even the owner has such an object here; another story tests the success. */
  readonly refused?: string;
  /** Ends the session. */
  readonly ends?: true;
  /** Takes a picture. */
  readonly file?: true;
}

export type Route = OpenRoute | OwnRoute;
