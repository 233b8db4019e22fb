import type { Catalogue } from './catalogue.js';
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

/** `"name":` of the fields of commands and rows; names from data are not kept. */
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

/** Whether an input was decided before the limits of its kind. */
export const isFormer = ({ laterLimits }: Catalogue, kind: string, payload: object): boolean =>
  laterLimits.has(kind) && Reflect.get(payload, 'limits') === undefined;

/** Of a command the kernel's own, or a feature's rows: the journal says nothing of it, or says it elsewhere. */
const LEFT_OUT: ReadonlySet<string> = new Set(['rows', 'seen', 'idempotency', 'kind', 'formerly', 'sending']);

/** A command as the journal keeps it: what decided it, without feature rows, idempotency or anything secret. */
export function journalled(
  { laterLimits, journalled: of }: Catalogue,
  command: Command,
): Record<string, unknown> {
  const keep = of[command.kind] as ((command: Command) => object) | undefined;
  const kept = (keep?.(command) ?? command) as Record<string, unknown>;
  const written: Record<string, unknown> = {};
  for (const name of Object.keys(kept)) if (!LEFT_OUT.has(name)) written[name] = kept[name];
  if (laterLimits.has(command.kind) && !kept.formerly) written.limits = 2;
  return written;
}

/** Comparable whatever the order of properties. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return writeJournal(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, held]) => `${name}:${canonical(held)}`).join()}}`;
}
