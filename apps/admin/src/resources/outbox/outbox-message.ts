import type { InNumbers } from '@truemark/contracts';
import type { OutboxRow } from '@truemark/contracts/admin';
import { t } from '../../texts/texts.js';
export type OutboxMessage = InNumbers<OutboxRow>;

/** What each kind of message is about. */
export const KINDS: Readonly<Record<string, string>> = {
  'code.register': t('outbox.codeRegistration'),
  'code.reset': t('outbox.codeNewPassword'),
  'code.payment': t('outbox.codePayments'),
  'account.taken': t('outbox.accountExistsAlready'),
  'password.changed': t('outbox.passwordWasChanged'),
  'factor.added': t('outbox.authenticatorAppWasSetUp'),
  'factor.removed': t('outbox.authenticatorAppWasTakenAway'),
};
