import type { LanguageCode } from '@truemark/i18n';
import { flag, int, type RowOf, table, text, time } from '../../platform/database/table.js';

/** A device that a customer is pushed to. */
export const pushSubscriptions = table('push_subscriptions', ['id'], {
  /** A keyed hash of its endpoint: a device has one, whoever is signed in on it. */
  id: text(),
  customerId: int(),
  /** The sign-in it was made in: with its end pushes end too. */
  sessionId: text(),
  /** Endpoint and keys, encrypted: whoever has them can be told of the customer's doings. */
  sealed: text(),
  /** Names of kinds with commas between them. */
  kinds: text(),
  hidesAmounts: flag(),
  lang: text<LanguageCode>(),
  createdAt: time(),
});
export type PushSubscriptionRow = RowOf<typeof pushSubscriptions>;

/** What seals `sealed`. */
export const purposeOf = (id: string): string => `push ${id}`;
