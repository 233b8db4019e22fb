import type { NotedEvent } from './webhook.table.js';

/** Body of an event's POST, in the form that Standard Webhooks recommends. */
export const bodyOf = ({ event, at, facts }: NotedEvent): string =>
  JSON.stringify({ type: event, timestamp: new Date(at).toISOString(), data: facts });
