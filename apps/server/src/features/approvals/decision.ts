import type { ExpectedRow, RowWrite } from '../../engine/protocol.js';
import { conflict } from '../../platform/admin/admin-error.js';
import { wallClock } from '../../platform/clock.js';
import { operators } from '../operators/operator.table.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { type Approval, approvals } from './approval.table.js';

/** Whether it can still be decided. */
export const isOpen = ({ state, expiresAt, holdsAt }: Approval, now: number): boolean =>
  state === 'waiting' && (holdsAt !== null || now < expiresAt);

/** Precondition in the commit: the request is still undecided, whichever process decides. */
export const stillUndecided = ({ id }: Approval): ExpectedRow => ({
  table: approvals.name,
  row: { key: id, state: 'waiting' },
});

/** Precondition in the commit: the decider still has that role. */
export const deciderUnchanged = ({ id, role }: SignedInOperator): ExpectedRow => ({
  table: operators.name,
  row: { key: id, role, isActive: true },
});

export function requireOpen(found: Approval): void {
  if (found.state !== 'waiting') throw conflict('approvals.decided', 'This has already been decided.');
  if (isOpen(found, wallClock.now())) return;
  throw conflict('approvals.expired', 'Nobody decided on this within 24 hours: please request it again.');
}

export const decidedBy = (deciderId: number | null, state: Approval['state'], note: string) => ({
  state,
  deciderId,
  decidedAt: wallClock.now(),
  note: note || null,
});

export const decision = ({ id, state, deciderId, decidedAt, note, before, after }: Approval): RowWrite => ({
  op: 'patch',
  table: approvals.name,
  row: { id, state, deciderId, decidedAt, note, before, after },
});
