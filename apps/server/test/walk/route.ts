import type { Fields } from '../harness/client.js';
import type { Person } from './persons.js';
import type { Thing } from './things.js';

/** A call that anybody may make, and why. */
export interface OpenRoute {
  readonly open: string;
}

/** A call that tells or changes what is a customer's own. */
export interface OwnRoute {
  /** `real`: demo accounts are refused, or have nothing of the kind. */
  readonly who?: 'real';
  /** Makes what the owner then asks for; without it the call names nothing. */
  readonly thing?: Thing;
  /** Makes the fields anew that count for seconds only, before the owner asks. */
  readonly fresh?: (owner: Person, fields: Fields) => Promise<Fields>;
  /** Names what nobody has: a stranger must be told the same of the owner's thing. */
  readonly nothing?: Fields;
  /** It only tells: two customers are told differently, each the same whomever he names. */
  readonly reads?: true;
  /** Nothing of the kind is there for the owner either: what he is refused with. Another story has it. */
  readonly refused?: string;
  /** The session is over with it. */
  readonly ends?: true;
  /** It takes a picture. */
  readonly file?: true;
}

export type Route = OpenRoute | OwnRoute;
