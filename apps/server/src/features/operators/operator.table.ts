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
    /** Empty: he was invited and has not chosen one yet. */
    passwordHash: text(),
    totpSecret: nullable(text()),
    /** The half minute of the last code that was taken: no earlier one counts, nor the same one again. */
    totpStep: int(),
    isActive: flag(),
    createdAt: time(),
    /** Before this he decides on nothing; 0: at once. */
    decidesFrom: time(),
    /** Who typed the password that he still has; null: he himself. */
    passwordBy: nullable(int()),
    /** Who made him an operator; null: the house itself. */
    createdBy: nullable(int()),
    /** Of the link by which he sets his password; null: there is none. */
    linkHash: nullable(text()),
    linkUntil: time(),
  },
  { watched: { keepsOne: { role: 'owner', isActive: true } } },
);
export type Operator = RowOf<typeof operators>;
