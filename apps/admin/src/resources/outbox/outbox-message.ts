import type { NumericDecimals } from '@truemark/contracts';
import type { OutboxRow } from '@truemark/contracts/admin';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { wordsFrom } from '../../ui/words-from.js';
export type OutboxMessage = NumericDecimals<OutboxRow>;

/** Subject of each kind of message. */
const KINDS: Readonly<Record<string, string>> = {
  'code.register': t('outbox.codeRegistration'),
  'code.reset': t('outbox.codeNewPassword'),
  'code.payment': t('outbox.codePayments'),
  'account.taken': t('outbox.accountExistsAlready'),
  'password.changed': t('outbox.passwordWasChanged'),
  'factor.added': t('outbox.authenticatorAppWasSetUp'),
  'factor.removed': t('outbox.authenticatorAppWasTakenAway'),
  'cash.adjusted': t('outbox.cashAdjusted'),
  'verification.approved': t('outbox.verificationApproved'),
  'verification.rejected': t('outbox.verificationRejected'),
  'verification.revoked': t('outbox.verificationRevoked'),
  'customer.blocked': t('outbox.customerBlocked'),
  'customer.allowed': t('outbox.customerAllowed'),
  welcome: t('outbox.welcome'),
  alert: t('outbox.alert'),
};

/** The same with the products' kinds. */
export const kindsOf = (products: readonly Product[]): Readonly<Record<string, string>> =>
  Object.assign({ ...KINDS }, ...products.map(({ mails }) => mails));

/** Name of a kind; an unnamed kind by its code, in words. */
export const kindName = (products: readonly Product[], kind: string): string =>
  kindsOf(products)[kind] ?? wordsFrom(kind);
