import { invalid } from '../../platform/admin/admin-error.js';
import { isDerivedFromCommon } from '../../platform/auth/common-passwords.js';
import type { Operator } from './operator.table.js';

/** Rejects a commonly guessed password, and one derived from the operator's address. */
export function requireUncommonPassword(password: string, { email }: Pick<Operator, 'email'>): void {
  if (!isDerivedFromCommon(password, email)) return;
  throw invalid({
    password: 'This password is easy to guess. Please choose another one.',
  });
}
