import type { Actor } from '../../engine/protocol.js';
import type { Role } from './operator.table.js';

/** The operator behind a request, and where it came from. */
export interface SignedInOperator {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly hasSecondFactor: boolean;
  readonly address: string;
  /** The session's public id. */
  readonly sessionId: string;
}

/** The operator as the engine's journal names him. */
export const actorOf = ({ id }: SignedInOperator): Actor => ({ kind: 'operator', id });
