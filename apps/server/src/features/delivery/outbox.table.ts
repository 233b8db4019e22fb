import { int, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

/** A message that did not leave the house: kept for operators where no delivery is set, or given up by it. */
export const outbox = table('outbox', ['id'], {
  id: int(),
  at: time(),
  channel: text<'email' | 'sms'>(),
  /** E-mail address or E.164. */
  recipient: text(),
  kind: text(),
  lang: text(),
  state: text<'held' | 'failed'>(),
  /** Encrypted; null for what a delivery gave up: its text is nobody's to read. */
  sealedText: nullable(text()),
});
export type OutboxMessage = RowOf<typeof outbox>;
