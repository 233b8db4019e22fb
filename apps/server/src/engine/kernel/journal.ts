import type { Command } from './registry.js';

/**
 * Journalled JSON. A bigint is written as `"123n"`; a text that could be mistaken for one, or for the mark itself,
 * gets a `~` in front.
 */
export function writeJournal(value: unknown): string {
  switch (typeof value) {
    case 'bigint':
      return `"${value}n"`;
    case 'string':
      return JSON.stringify(/^~|^-?\d+n$/.test(value) ? `~${value}` : value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? `[${value.map(writeJournal).join()}]` : writeFields(value);
    default:
      return JSON.stringify(value) ?? 'null';
  }
}

function writeFields(value: object): string {
  let text = '';
  for (const [name, held] of Object.entries(value)) {
    if (held !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${writeJournal(held)}`;
  }
  return `{${text}}`;
}

export const readJournal = (text: string): unknown =>
  JSON.parse(text, (_key, held: unknown) => {
    if (typeof held !== 'string') return held;
    if (held.startsWith('~')) return held.slice(1);
    return /^-?\d+n$/.test(held) ? BigInt(held.slice(0, -1)) : held;
  });

/** What decides about a customer; the rest of the person (password hash, names) stays out of the journal. */
const JOURNALLED = ['uid', 'isDemo', 'demoId', 'emailKey', 'mobile', 'inviteCode', 'blocked'] as const;

/** Kinds that came to be limited more strictly, or priced otherwise: their inputs say by which limits they were decided. */
const LATER_LIMITS: ReadonlySet<string> = new Set([
  ...['symbol.put', 'option.buy', 'duration.put'],
  ...['order.open', 'order.place'],
  ...['withdrawal.decide', 'withdrawal.pay'],
  ...['order.close', 'customer.change', 'deposit.assign'],
  // Offers are journalled no more: whatever journal has one is from before.
  ...['option.offer', 'option.sale'],
]);

/** Whether an input was decided before those limits. */
export const isFormer = (kind: string, payload: object): boolean =>
  LATER_LIMITS.has(kind) && Reflect.get(payload, 'limits') === undefined;

/** A command as the journal keeps it: what decided it, without feature rows, idempotency or anything secret. */
export function journalled(command: Command): object {
  const { rows: _rows, seen: _seen, idempotency: _idempotency, kind: _kind, formerly, ...rest } = command;
  const shown = { ...rest, ...withoutSecrets(command) };
  return LATER_LIMITS.has(command.kind) && !formerly ? { ...shown, limits: 2 } : shown;
}

function withoutSecrets(command: Command): object {
  if (command.kind === 'customer.create') return { customer: pick(command.customer) };
  if (command.kind === 'customer.change') return { change: pick(command.change) };
  if (command.kind === 'simulator.publish') return { sealed: undefined };
  return {};
}

function pick(person: object): object {
  return Object.fromEntries(
    JOURNALLED.flatMap((key) => (key in person ? [[key, Reflect.get(person, key)]] : [])),
  );
}
