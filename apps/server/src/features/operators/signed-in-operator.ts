import type { Actor } from '../../engine/protocol.js';
import type { Operator } from './operator.table.js';
import type { Holder } from './role-matrix.js';

/** The operator behind a request, and where it came from. */
export interface SignedInOperator extends Holder {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly hasSecondFactor: boolean;
  /** Where he may work from; empty: from anywhere. */
  readonly networks: readonly string[];
  readonly address: string;
  /** The session's public id. */
  readonly sessionId: string;
}

/** The operator as the engine's journal names him. */
export const actorOf = ({ id }: SignedInOperator): Actor => ({ kind: 'operator', id });

/** Somebody without a session, for the audit log and the journal alone. */
export const asSignedIn = (operator: Operator, address: string): SignedInOperator => ({
  ...{ id: operator.id, email: operator.email, name: operator.name, role: operator.role },
  ...{ permissions: null, networks: [], hasSecondFactor: operator.totpSecret !== null },
  ...{ address, sessionId: '' },
});
