import type { ProductRegistry } from './product-registry.js';
import type { Command } from './registry.js';

/**
 * Serializes JSON for the journal. A bigint is written as `"123n"`; a string that looks like one, or starts with `~`,
 * gets a leading `~`.
 */
export function writeJournal(value: unknown): string {
  switch (typeof value) {
    case 'bigint':
      return `"${value}n"`;
    case 'string':
      return JSON.stringify(isMistakable(value) ? `~${value}` : value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? `[${value.map(writeJournal).join()}]` : writeFields(value);
    default:
      return JSON.stringify(value) ?? 'null';
  }
}

const isMistakable = (text: string): boolean =>
  text.startsWith('~') || (text.endsWith('n') && /^-?\d+n$/.test(text));

function writeFields(value: object): string {
  let text = '';
  for (const name of Object.keys(value)) {
    const held = (value as Record<string, unknown>)[name];
    if (held !== undefined) text += `${text === '' ? '' : ','}${fieldOf(name)}${writeJournal(held)}`;
  }
  return `{${text}}`;
}

/** Cache of `"name":` for field names of commands and rows; bounded, because names may come from data. */
const fields = new Map<string, string>();

function fieldOf(name: string): string {
  let written = fields.get(name);
  if (written === undefined) {
    written = `${JSON.stringify(name)}:`;
    if (fields.size < 2_000) fields.set(name, written);
  }
  return written;
}

export const readJournal = (text: string): unknown =>
  JSON.parse(text, (_key, held: unknown) => {
    if (typeof held !== 'string') return held;
    if (held.startsWith('~')) return held.slice(1);
    return /^-?\d+n$/.test(held) ? BigInt(held.slice(0, -1)) : held;
  });

/** Whether an input was decided before its kind had limits. */
export const isLegacyInput = ({ laterLimits }: ProductRegistry, kind: string, payload: object): boolean =>
  laterLimits.has(kind) && Reflect.get(payload, 'limits') === undefined;

/** Command fields that belong to the kernel or to features: not journalled, or journalled elsewhere. */
const UNJOURNALLED_FIELDS: ReadonlySet<string> = new Set([
  'rows',
  'seen',
  'idempotency',
  'kind',
  'formerly',
  'sending',
]);

/** The journalled form of a command: everything that decided it, without feature rows, idempotency or secrets. */
export function journalledCommand(
  { laterLimits, journalled: of }: ProductRegistry,
  command: Command,
): Record<string, unknown> {
  const keep = of[command.kind] as ((command: Command) => object) | undefined;
  const kept = (keep?.(command) ?? command) as Record<string, unknown>;
  const written: Record<string, unknown> = {};
  for (const name of Object.keys(kept)) if (!UNJOURNALLED_FIELDS.has(name)) written[name] = kept[name];
  if (laterLimits.has(command.kind) && !kept.formerly) written.limits ??= 2;
  return written;
}

/** Serialization independent of property order, for comparison. */
export function toCanonicalText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return writeJournal(value);
  if (Array.isArray(value)) return `[${value.map(toCanonicalText).join()}]`;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, held]) => `${name}:${toCanonicalText(held)}`).join()}}`;
}
