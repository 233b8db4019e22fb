import type { Role } from '@truemark/contracts/admin';
import { flag, int, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

export type { Role };

export const operators = table(
  'operators',
  ['id'],
  {
    id: int(),
    email: text(),
    emailKey: text(),
    name: text(),
    role: text<Role>(),
    /** Empty: invited, no password chosen yet. */
    passwordHash: text(),
    totpSecret: nullable(text()),
    /** Time step of the last accepted code: neither it nor an earlier one is accepted again. */
    totpStep: int(),
    isActive: flag(),
    createdAt: time(),
    /** The operator may not decide before this; 0: no restriction. */
    decidesFrom: time(),
    /** Operator who set the current password; null: self-chosen. */
    passwordBy: nullable(int()),
    /** Operator who created the account; null: the system. */
    createdBy: nullable(int()),
    /** Hash of the open password link; null: none. */
    linkHash: nullable(text()),
    linkUntil: time(),
    /**
     * Keyed hash of the sign-in in the environment that was last applied to this account. Null: none was; empty: unknown,
     * the row is of a former version.
     */
    appliedSignIn: nullable(text()),
  },
  { watched: { keepsOne: { role: 'owner', isActive: true } } },
);
export type Operator = RowOf<typeof operators>;
