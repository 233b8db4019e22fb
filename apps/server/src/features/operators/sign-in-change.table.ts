import { int, type RowOf, table, text, time } from '../../platform/database/table.js';

/**
 * What became of how an operator signs in: a link that somebody sent him, or had in his own hands; his second factor
 * taken away by the two who agreed to it; a password or a second factor that he chose himself.
 */
export type SignInChangeKind = 'link' | 'link_shown' | 'factor_reset' | 'own_password' | 'own_factor';

/** Who had a hand in how an operator signs in, for good: nobody is the second person of an account that he can use. */
export const signInChanges = table(
  'sign_in_changes',
  ['id'],
  { id: int(), operatorId: int(), byId: int(), kind: text<SignInChangeKind>(), at: time() },
  { appendOnly: true },
);
export type SignInChange = RowOf<typeof signInChanges>;
