import { invalid } from '../../platform/admin/admin-error.js';
import { isMadeOfCommon } from '../../platform/auth/common-passwords.js';
import type { Operator } from './operator.table.js';

/** Refuses a password that is tried first by whoever tries many, or that is made of the operator's own address. */
export function requireUncommon(password: string, { email }: Pick<Operator, 'email'>): void {
  if (!isMadeOfCommon(password, email)) return;
  throw invalid({
    password: 'This password is among those that attackers try first. Please choose another one.',
  });
}
