import { wholeNumber } from '@truemark/contracts/admin';
import { z } from 'zod';
import { type Stored, snake } from '../database/table.js';
import { invalid } from './admin-error.js';
import type { Bind, Filter } from './list-query.js';

/** Conditions that lists share. `column` is the property's name; the statement gets it in snake_case. */

const whole = wholeNumber(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** Equal to a whole number, or to one of several (`{"id":[1,2]}` is how the back office asks for several). */
export const ids = (column: string): Filter => oneOf(column, whole);

export const words = (column: string): Filter => oneOf(column, z.string().max(200));

export const flag =
  (column: string): Filter =>
  (value, bind) =>
    `${snake(column)} = ${bind(read(z.union([z.boolean(), z.stringbool()]), value, column) ? 1 : 0)}`;

/** At or after (`from`), or before (`until`): epoch milliseconds, or a date that JavaScript reads. */
export const from = (column: string): Filter => instant(column, '>=');
export const until = (column: string): Filter => instant(column, '<');

/** `x ≤ column < x` with its last letter raised: "begins with", as a range that an index answers. */
export function startsWith(column: string, text: string, bind: Bind): string {
  const letters = [...text];
  const last = (letters.pop() as string).codePointAt(0) as number;
  // Halves of characters stand between U+D7FF and U+E000; beyond U+10FFFF there is nothing.
  const next =
    letters.join('') + (last === 0xd7ff ? '\u{e000}' : String.fromCodePoint(Math.min(last + 1, 0x10ffff)));
  return `(${snake(column)} >= ${bind(text)} AND ${snake(column)} < ${bind(next)})`;
}

/** What somebody typed into a search field. */
export const searchText = (value: unknown): string => read(z.string().trim().min(1).max(100), value, 'q');

function oneOf<T extends Stored>(column: string, shape: z.ZodType<T>): Filter {
  return (value, bind) => {
    const values = Array.isArray(value) ? value : [value];
    if (values.length > 1000) throw invalid({ [`filter.${column}`]: 'Too many values.' });
    const placeholders = values.map((each) => bind(read(shape, each, column)));
    return placeholders.length > 0 ? `${snake(column)} IN (${placeholders.join(', ')})` : '1 = 0';
  };
}

function instant(column: string, operator: string): Filter {
  return (value, bind) => `${snake(column)} ${operator} ${bind(instantOf(value, column))}`;
}

/** Epoch milliseconds of a filter's value. */
export function instantOf(value: unknown, name: string): number {
  const at = typeof value === 'number' ? value : Date.parse(read(z.string(), value, name));
  if (!Number.isSafeInteger(at)) throw invalid({ [`filter.${name}`]: 'Not a time.' });
  return at;
}

function read<T>(shape: z.ZodType<T>, value: unknown, name: string): T {
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw invalid({ [`filter.${name}`]: 'Not understood.' });
  return parsed.data;
}
