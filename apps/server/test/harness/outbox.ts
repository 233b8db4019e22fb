import type { AdminClient, Row } from './admin-client.js';

/** Outbox messages to a recipient, newest first. */
export const outboxOf = (operator: AdminClient, recipient: string): Promise<Row[]> =>
  operator.list('outbox', { filter: { q: recipient } });

/** Code in the newest message to a recipient. */
export async function codeFor(operator: AdminClient, recipient: string): Promise<string> {
  const [newest] = await outboxOf(operator, recipient);
  const code = /\b\d{6}\b/.exec(String(newest?.text))?.[0];
  if (!code) throw new Error(`no code for ${recipient} in ${JSON.stringify(newest)}`);
  return code;
}

/** Six digits other than the given ones. */
export const differentCode = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');
