import type { Actor } from '../../engine/protocol.js';
import type { Operator } from './operator.table.js';
import type { Holder } from './role-matrix.js';

/** Operator of a request, and its origin. */
export interface SignedInOperator extends Holder {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly hasSecondFactor: boolean;
  /** Allowed networks; empty: any. */
  readonly networks: readonly string[];
  readonly address: string;
  /** Public id of the session. */
  readonly sessionId: string;
}

/** Actor of the operator in the engine's journal. */
export const actorOf = ({ id }: SignedInOperator): Actor => ({ kind: 'operator', id });

/** Operator without a session, for audit log and journal only. */
export const asSignedIn = (operator: Operator, address: string): SignedInOperator => ({
  ...{ id: operator.id, email: operator.email, name: operator.name, role: operator.role },
  ...{ permissions: null, networks: [], hasSecondFactor: operator.totpSecret !== null },
  ...{ address, sessionId: '' },
});
