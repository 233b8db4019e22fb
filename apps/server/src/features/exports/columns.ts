import { OWN_SYMBOL_FIELD, SYMBOL_CODE_FIELD, SYMBOL_FIELD } from '@truemark/contracts';
import { book, SHEETS, type SheetColumn } from '@truemark/contracts/admin';
import { formatDecimal } from '@truemark/money';
import { z } from 'zod';
import { stringifyWire } from '../../platform/http/stringify-wire.js';
import { type Cell, ExactNumber } from '../../platform/spreadsheet/cell.js';

/** Kind of thing whose name replaces a number. */
export type NamedEntity = 'customer' | 'operator' | 'symbol';

export interface Column extends SheetColumn {
  readonly named: NamedEntity | null;
  readonly isTime: boolean;
}

const NAMED: Readonly<Record<NamedEntity, RegExp>> = {
  customer: /(?:^|_)(?:customer|follower)_id$|^invited_by$/,
  operator: /(?:^|_)operator_id$|^(?:claimed|decided|asked|created|made|approved)_by$/,
  symbol: SYMBOL_FIELD,
};
const TIME = /(?:_ms|Ms)$/;
/** Fields that hold a duration, not an instant. */
const DURATION = /^delay_ms$/;
/** Smallest value treated as an instant: after 1973. */
const EARLIEST = 100_000_000_000;
/** Columns of no use to readers: pictures, and duplicates of other columns. */
const LEFT_OUT = /^(?:Logo|PricePrecision|PerShowCode)$/;

/** Columns of a list's file, in the order of its rows' fields. */
export function columnsOf(resource: string, row: z.ZodObject, zone: string): Column[] {
  const plain = (Object.hasOwn(SHEETS, resource) && SHEETS[resource]) || inOrder(fieldsOf(row));
  return plain.map((column) => {
    const last = column.path.split('.').at(-1) ?? '';
    const named = (Object.keys(NAMED) as NamedEntity[]).find((each) => NAMED[each].test(last)) ?? null;
    const isTime = TIME.test(last) && !DURATION.test(last);
    return { ...column, named, isTime, title: isTime ? `${column.title} (${zone})` : column.title };
  });
}

/** Whether these columns say which currency the amounts are in; otherwise it is the account currency. */
export const nameCurrency = (columns: readonly SheetColumn[]): boolean =>
  columns.some(({ path }) => path.split('.').at(-1) === 'currency');

/** Columns that come first; and those that come last: claims and approvals. */
const FIRST = [/^(?:id|Id)$/, /^(?:customer_id|uid)$/];
const LAST = /^(?:needs_second_person|second_person_reason|approval\.|claimed_|decided_)/;

function placeOf({ path }: SheetColumn): number {
  const first = FIRST.findIndex((each) => each.test(path));
  if (first !== -1) return first;
  return FIRST.length + (LAST.test(path) ? 1 : 0);
}

/** Suffixes of columns that give another field in words. */
const NAMES_OF = ['_name', '_title', '_nickname', '_email'];

/** Reading order without duplicates: a column with a name replaces that with the number. */
function inOrder(columns: readonly SheetColumn[]): SheetColumn[] {
  const paths = new Set(columns.map(({ path }) => path));
  const isNamed = (stem: string): boolean => NAMES_OF.some((name) => paths.has(stem + name));
  const isSaid = ({ path }: SheetColumn): boolean => {
    if (path === 'customer_name') return paths.has('customer_id');
    // The symbol's code replaces its number.
    if (SYMBOL_CODE_FIELD.test(path)) return columns.some((each) => OWN_SYMBOL_FIELD.test(each.path));
    if (path === 'status_number') return paths.has('status');
    const stem = path.replace(/_id$/, '');
    return stem !== path && stem !== 'customer' ? paths.has(stem) || isNamed(stem) : isNamed(path);
  };
  const left = columns.filter((column) => !isSaid(column));
  const titles = left.map(({ title }) => title);
  return left
    .map((column) =>
      /^is_/.test(column.path) && titles.filter((title) => title === column.title).length > 1
        ? { ...column, title: `is ${column.title}` }
        : column,
    )
    .sort((one, other) => placeOf(one) - placeOf(other));
}

function fieldsOf(row: z.ZodObject, before = ''): SheetColumn[] {
  return Object.entries(row.shape).flatMap(([name, field]) => {
    if (LEFT_OUT.test(name)) return [];
    const inside = unwrapType(field as z.ZodType);
    const path = before + name;
    if (inside instanceof z.ZodObject && before === '') return fieldsOf(inside, `${path}.`);
    return [
      path === book.path
        ? book
        : { path, title: TITLES[path] ?? (OWN_SYMBOL_FIELD.test(path) ? 'symbol' : titleOf(path)) },
    ];
  });
}

/** Type without its optional and nullable wrappers. */
function unwrapType(type: z.ZodType): z.ZodType {
  let inside = type;
  while (inside instanceof z.ZodNullable || inside instanceof z.ZodOptional)
    inside = inside.unwrap() as z.ZodType;
  return inside;
}

/** Titles of fields whose names are not clear enough for readers. */
const TITLES: Readonly<Record<string, string>> = {
  id: 'number',
  Id: 'number',
  symbol_id: 'currency',
};

/**
 * `created_at_ms` → `created`; `claimed_by_name` → `claimed by`; `is_shown` → `shown`; `MarketStatus` → `market
 * status`.
 */
const titleOf = (path: string): string =>
  path
    .replace(/(?:_ms|Ms)$/, '')
    .replace(/(?<=\w)_(?:at|id|name)$/, '')
    .replace(/^(?:is|has)_|^Is(?=[A-Z])/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._]/g, ' ')
    .toLowerCase()
    .replace(/\buid\b/, 'UID');

/** Value of a row at a path. */
export function valueAt(row: unknown, path: string): unknown {
  let value: unknown = row;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** Readable cell of a value; `instant` formats times. */
export function cellOf(column: Column, value: unknown, instant: (time: number) => Cell): Cell {
  if (value === null || value === undefined || value === '') return null;
  const word = column.words?.[String(value)];
  if (word !== undefined) return word;
  if (column.isNothingAtZero && Number(value) === 0) return null;
  switch (typeof value) {
    case 'bigint':
      return new ExactNumber(formatDecimal(value));
    case 'number':
      if (column.isTime) return value > EARLIEST ? instant(value) : null;
      return new ExactNumber(stringifyWire(value));
    case 'boolean':
      return value ? 'yes' : 'no';
    case 'string':
      return value;
    default:
      return objectText(value);
  }
}

const isPlain = (each: unknown): boolean => typeof each !== 'object' || each === null;

const hasPlainFields = (value: unknown): boolean =>
  !isPlain(value) && Object.values(value as object).every(isPlain);

/** `bank: X; account: Y` for an object of plain fields; titles for texts in several languages; JSON for the rest. */
function objectText(value: unknown): string {
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return value.join('; ');
    return value.every(hasPlainFields) ? value.map(fieldsIn).join(' | ') : stringifyWire(value);
  }
  const fields = Object.entries(value as object);
  if (hasPlainFields(value)) return fieldsIn(value as object);
  return fields.every(([, each]) => typeof each?.title === 'string')
    ? fields.map(([language, { title }]) => `${language}: ${title}`).join('; ')
    : stringifyWire(value);
}

const fieldsIn = (value: object): string =>
  Object.entries(value)
    .filter(([, each]) => each !== null && each !== '')
    .map(([name, each]) => `${titleOf(name)}: ${typeof each === 'bigint' ? formatDecimal(each) : each}`)
    .join('; ');
