import { LONGEST_SEARCH, wholeNumber } from '@truemark/contracts/admin';
import { type Expression, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { type ColumnRef, type Columns, condition } from '../database/queries.js';
import type { SqlValue } from '../database/table.js';
import { invalid } from './admin-error.js';

/** Filter conditions shared by several lists. `column` is the property name. */

/** Turns a filter value into a condition on these columns; throws `invalid` if it cannot parse the value. */
export type Filter<Name extends string = never> = (
  value: unknown,
  columns: Columns<Name>,
) => Expression<SqlBool>;

const whole = wholeNumber(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** Equals a whole number, or one of several: the back office sends several as `{"id":[1,2]}`. */
export const ids = <C extends string>(column: C): Filter<C> => equalsAny(column, whole);

export const words = <C extends string>(column: C): Filter<C> => equalsAny(column, z.string().max(200));

export const flag =
  <C extends string>(column: C): Filter<C> =>
  (value, columns) => {
    const isSet = read(z.union([z.boolean(), z.stringbool()]), value, column);
    return condition(refIn(columns, column), '=', isSet ? 1 : 0);
  };

/** At or after (`from`), or before (`until`): epoch milliseconds, or a date that JavaScript parses. */
export const from = <C extends string>(column: C): Filter<C> => instant(column, '>=');
export const until = <C extends string>(column: C): Filter<C> => instant(column, '<');

/**
 * Prefix condition as a range that an index can answer: `prefix ≤ column < prefix` with its last character incremented.
 */
export function startsWith(column: ColumnRef | Expression<string>, text: string): Expression<SqlBool> {
  const letters = [...text];
  const last = (letters.pop() as string).codePointAt(0) as number;
  // Surrogates lie between U+D7FF and U+E000; U+10FFFF is the last code point.
  const next =
    letters.join('') + (last === 0xd7ff ? '\u{e000}' : String.fromCodePoint(Math.min(last + 1, 0x10ffff)));
  return condition.and([condition(column, '>=', text), condition(column, '<', next)]);
}

/** Text typed into a search field. */
export const searchText = (value: unknown): string =>
  read(z.string().trim().min(1).max(LONGEST_SEARCH), value, 'q');

/** Case-insensitive substring match. No index can answer it: use it only for tables of a few hundred rows. */
export const textContains =
  <C extends string>(column: C): Filter<C> =>
  (value, columns) =>
    contains(refIn(columns, column), searchText(value));

/** Whether a column contains a text, case-insensitive (in SQLite for the Latin alphabet only). */
export function contains(column: ColumnRef, text: string): Expression<SqlBool> {
  const escaped = text.toLowerCase().replace(/[\\%_]/g, '\\$&');
  return sql<SqlBool>`lower(${column}) like ${`%${escaped}%`} escape '\\'`;
}

function equalsAny<C extends string, T extends SqlValue>(column: C, shape: z.ZodType<T>): Filter<C> {
  return (value, columns) => {
    const values = Array.isArray(value) ? value : [value];
    if (values.length > 1000) throw invalid({ [`filter.${column}`]: 'Too many values.' });
    const wanted = values.map((each) => read(shape, each, column));
    return wanted.length > 0 ? condition(refIn(columns, column), 'in', wanted) : sql<SqlBool>`1 = 0`;
  };
}

const refIn = <C extends string>(columns: Columns<C>, column: C): ColumnRef => columns[column];

function instant<C extends string>(column: C, operator: '>=' | '<'): Filter<C> {
  return (value, columns) => condition(refIn(columns, column), operator, instantOf(value, column));
}

/** Filter value as epoch milliseconds. */
export function instantOf(value: unknown, name: string): number {
  const at = typeof value === 'number' ? value : Date.parse(read(z.string(), value, name));
  if (!Number.isSafeInteger(at)) throw invalid({ [`filter.${name}`]: 'This is not a time.' });
  return at;
}

function read<T>(shape: z.ZodType<T>, value: unknown, name: string): T {
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw invalid({ [`filter.${name}`]: 'Not understood.' });
  return parsed.data;
}

/** Conditions of the given filters. Rejects filters that the list does not define. */
export function conditions<Name extends string>(
  filters: Readonly<Record<string, Filter<Name>>>,
  values: Readonly<Record<string, unknown>>,
  columns: Columns<Name>,
): Expression<SqlBool>[] {
  const parts: Expression<SqlBool>[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null || value === '') continue;
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (!filter) throw invalid({ [`filter.${name}`]: 'There is no such filter here.' });
    parts.push(filter(value, columns));
  }
  return parts;
}
