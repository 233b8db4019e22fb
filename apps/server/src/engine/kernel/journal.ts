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

/** Whether an input was decided before the limits of its kind. */
export const isFormer = ({ laterLimits }: Catalogue, kind: string, payload: object): boolean =>
  laterLimits.has(kind) && Reflect.get(payload, 'limits') === undefined;

/** A command as the journal keeps it: what decided it, without feature rows, idempotency or anything secret. */
export function journalled({ laterLimits, journalled: of }: Catalogue, command: Command): object {
  const keep = of[command.kind] as ((command: Command) => object) | undefined;
  const kept = (keep?.(command) ?? command) as Command;
  const { rows: _rows, seen: _seen, idempotency: _idempotency, kind: _kind, formerly, ...rest } = kept;
  return laterLimits.has(command.kind) && !formerly ? { ...rest, limits: 2 } : rest;
}
