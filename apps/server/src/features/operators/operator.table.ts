import { flag, int, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

export type Role = 'owner' | 'operator' | 'support' | 'auditor';

export const operators = table('operators', ['id'], {
  id: int(),
  email: text(),
  emailKey: text(),
  name: text(),
  role: text<Role>(),
  passwordHash: text(),
  totpSecret: nullable(text()),
  /** The half minute of the last code that was taken: no earlier one counts, nor the same one again. */
  totpStep: int(),
  isActive: flag(),
  createdAt: time(),
});
export type Operator = RowOf<typeof operators>;
