import { int, type RowOf, table, text, time } from '../../platform/database/table.js';

/**
 * Kind of change to an operator's sign-in: a link mailed, or shown to somebody; a second factor reset, with the two who
 * approved it; a self-chosen password or second factor.
 */
export type SignInChangeKind = 'link' | 'link_shown' | 'factor_reset' | 'own_password' | 'own_factor';

/**
 * Permanent record of who took part in changes to an operator's sign-in: nobody may be the second person of an account
 * they can use.
 */
export const signInChanges = table(
  'sign_in_changes',
  ['id'],
  { id: int(), operatorId: int(), byId: int(), kind: text<SignInChangeKind>(), at: time() },
  { appendOnly: true },
);
export type SignInChange = RowOf<typeof signInChanges>;
