import type { LanguageCode } from '@truemark/i18n';
import { flag, int, type RowOf, table, text, time } from '../../platform/database/table.js';

/** Device of a customer that receives pushes. */
export const pushSubscriptions = table('push_subscriptions', ['id'], {
  /** Keyed hash of the endpoint: one row per device, whoever is signed in on it. */
  id: text(),
  customerId: int(),
  /** Session in which it was created: when it ends, pushes end too. */
  sessionId: text(),
  /** Endpoint and keys, encrypted: with them, anybody could push to the device. */
  sealed: text(),
  /** Push kinds, comma-separated. */
  kinds: text(),
  hidesAmounts: flag(),
  lang: text<LanguageCode>(),
  createdAt: time(),
});
export type PushSubscriptionRow = RowOf<typeof pushSubscriptions>;

/** Encryption purpose of `sealed`. */
export const purposeOf = (id: string): string => `push ${id}`;
