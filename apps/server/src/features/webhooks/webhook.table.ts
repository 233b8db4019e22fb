import type { WebhookDeliveryRow } from '@truemark/contracts/admin';
import { flag, int, json, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

/** Webhook endpoint. Its secret is derived from the installation's key, its number and its version. */
export const webhooks = table('webhooks', ['id'], {
  id: int(),
  name: text(),
  url: text(),
  events: json<readonly string[]>(),
  isEnabled: flag(),
  secretVersion: int(),
  /** Time when its secret was shown, which happens once; null: not yet. */
  secretShownAt: nullable(time()),
  createdAt: time(),
});
export type Webhook = RowOf<typeof webhooks>;

/** Event that was reported to a subscriber. */
export const houseEvents = table('house_events', ['id'], {
  id: int(),
  /** The same each time the event is found. */
  eventKey: text(),
  event: text(),
  at: time(),
  facts: json<Readonly<Record<string, string | number>>>(),
  foundAt: time(),
});
export type NotedEvent = RowOf<typeof houseEvents>;

export type Attempt = WebhookDeliveryRow['attempts'][number];

/** Delivery of an event to one webhook, or to one operator by mail. */
export const eventDeliveries = table('event_deliveries', ['id'], {
  id: int(),
  eventId: int(),
  event: text(),
  way: text<'webhook' | 'mail'>(),
  /** Id of the webhook or operator. */
  targetId: int(),
  state: text<WebhookDeliveryRow['state']>(),
  tries: int(),
  /** Last tries, latest first. */
  attempts: json<readonly Attempt[]>(),
  nextAt: nullable(time()),
  createdAt: time(),
});
export type EventDelivery = RowOf<typeof eventDeliveries>;

/** Mail subscriptions of an operator. */
export const eventMails = table('event_mails', ['id'], {
  /** Operator id. */
  id: int(),
  events: json<readonly string[]>(),
  /** Earlier events are not reported. */
  chosenAt: time(),
});
export type EventMailChoice = RowOf<typeof eventMails>;
