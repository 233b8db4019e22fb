import { z } from 'zod';
import { type Stored, snake } from '../database/table.js';
import { invalid } from './admin-error.js';
import type { Bind, Filter } from './list-query.js';

/** Conditions that lists share. `column` is the property's name; the statement gets it in snake_case. */

const whole = z.coerce.number().int().safe();

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
  const last = letters.pop() as string;
  const next = letters.join('') + String.fromCodePoint((last.codePointAt(0) as number) + 1);
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
  return (value, bind) => {
    const at = typeof value === 'number' ? value : Date.parse(read(z.string(), value, column));
    if (!Number.isSafeInteger(at)) throw invalid({ [`filter.${column}`]: 'Not a time.' });
    return `${snake(column)} ${operator} ${bind(at)}`;
  };
}

function read<T>(shape: z.ZodType<T>, value: unknown, name: string): T {
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw invalid({ [`filter.${name}`]: 'Not understood.' });
  return parsed.data;
}
