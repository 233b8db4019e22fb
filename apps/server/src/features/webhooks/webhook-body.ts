import type { NotedEvent } from './webhook.table.js';

/** What is posted of an event, in the shape that Standard Webhooks recommends. */
export const bodyOf = ({ event, at, facts }: NotedEvent): string =>
  JSON.stringify({ type: event, timestamp: new Date(at).toISOString(), data: facts });
