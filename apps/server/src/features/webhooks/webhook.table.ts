import type { WebhookDeliveryRow } from '@truemark/contracts/admin';
import { flag, int, json, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

/** Where the house tells of events. Its secret follows from the installation's key, its number and its version. */
export const webhooks = table('webhooks', ['id'], {
  id: int(),
  name: text(),
  url: text(),
  events: json<readonly string[]>(),
  isEnabled: flag(),
  secretVersion: int(),
  /** When its secret was shown, which happens once; null: nobody has seen it. */
  secretShownAt: nullable(time()),
  createdAt: time(),
});
export type Webhook = RowOf<typeof webhooks>;

/** What happened and was told to somebody. */
export const houseEvents = table('house_events', ['id'], {
  id: int(),
  /** The same however often it is found. */
  eventKey: text(),
  event: text(),
  at: time(),
  facts: json<Readonly<Record<string, string | number>>>(),
  foundAt: time(),
});
export type NotedEvent = RowOf<typeof houseEvents>;

export type Attempt = WebhookDeliveryRow['attempts'][number];

/** An event on its way to one webhook, or to one operator by mail. */
export const eventDeliveries = table('event_deliveries', ['id'], {
  id: int(),
  eventId: int(),
  event: text(),
  way: text<'webhook' | 'mail'>(),
  /** Of the webhook or the operator. */
  targetId: int(),
  state: text<WebhookDeliveryRow['state']>(),
  tries: int(),
  /** The last tries, the latest first. */
  attempts: json<readonly Attempt[]>(),
  nextAt: nullable(time()),
  createdAt: time(),
});
export type EventDelivery = RowOf<typeof eventDeliveries>;

/** Of what an operator is told by mail. */
export const eventMails = table('event_mails', ['id'], {
  /** Of the operator. */
  id: int(),
  events: json<readonly string[]>(),
  /** What happened before is not told. */
  chosenAt: time(),
});
export type EventMailChoice = RowOf<typeof eventMails>;
