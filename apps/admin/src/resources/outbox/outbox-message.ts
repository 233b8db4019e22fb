import type { InNumbers } from '@truemark/contracts';
import type { OutboxRow } from '@truemark/contracts/admin';
export type OutboxMessage = InNumbers<OutboxRow>;

/** What each kind of message is about. */
export const KINDS: Readonly<Record<string, string>> = {
  'code.register': 'Code: registration',
  'code.reset': 'Code: new password',
  'code.payment': 'Code: payments',
  'account.taken': 'Account exists already',
  'password.changed': 'Password was changed',
  'factor.added': 'Authenticator app was set up',
  'factor.removed': 'Authenticator app was taken away',
};
