import { int, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

/** Undelivered message: no transport is configured, or the delivery failed. */
export const outbox = table('outbox', ['id'], {
  id: int(),
  at: time(),
  channel: text<'email' | 'sms'>(),
  /** E-mail address or E.164. */
  recipient: text(),
  kind: text(),
  lang: text(),
  state: text<'held' | 'failed'>(),
  /** Encrypted; null for a failed delivery, whose text nobody may read. */
  sealedText: nullable(text()),
});
export type OutboxMessage = RowOf<typeof outbox>;
