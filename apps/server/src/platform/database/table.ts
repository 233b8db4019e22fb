/**
 * One declaration per table: it types the rows, writes them (both databases), reads them back and yields the TypeORM
 * entity. Property names are camelCase; columns are the same words in snake_case.
 */

/** Column type. `int` and `time` (epoch ms) are JS safe integers, `money` is a bigint of 10⁻⁸. */
export type ColumnKind = 'int' | 'time' | 'money' | 'flag' | 'text' | 'json';

export interface Column<T> {
  readonly kind: ColumnKind;
  readonly nullable: boolean;
  readonly phantom?: T;
}

export interface Table<R extends object, Name extends string = string> {
  readonly name: Name;
  readonly key: readonly (keyof R & string)[];
  readonly columns: { readonly [K in keyof R & string]: Column<R[K]> };
  readonly names: readonly (keyof R & string)[];
  /** Kinds and column names in the order of `names`. */
  readonly kinds: readonly ColumnKind[];
  readonly stored: readonly string[];
  /**
   * Template row with every column null: a copy of it allocates all columns at once, which avoids repeated moves of a
   * growing object.
   */
  readonly blank: { readonly [K in keyof R & string]: null };
  /** Rows are inserted once and never updated or deleted. */
  readonly appendOnly: boolean;
  /** Hash chain over the rows; null if rows are not linked. */
  readonly chain: Chain<keyof R & string> | null;
  readonly follows: IntegrityAnchor;
  /** Columns that the journal does not record, because they are of no consequence. */
  readonly volatile: readonly (keyof R & string)[];
  /** Rows are part of the configuration that is published to all clients. */
  readonly configures: boolean;
  /** Changes are not published when rows are backfilled. */
  readonly untold: boolean;
  /** The lane caches the rows in memory, so that a writer can state a precondition; null if it does not. */
  readonly watched: CachedTable<R> | null;
}

/** Table with one key column whose rows fit into memory. */
export interface CachedTable<R extends object> {
  /** Once a row matches this, at least one match must remain. */
  readonly keepsOne?: Partial<R>;
  /** Columns that are cached; default: all. */
  readonly only?: readonly (keyof R & string)[];
}

/**
 * Source that a row can be verified against. `writes`: hashes of the writes (`row_writes`), the default. `links`: its
 * place in the journal's own chain. `replay`: replaying all inputs. `ticks`: the recorded ticks. `day`: the seal of its
 * day. `seal`: the journal's seal. `nothing`: not verified, of no consequence.
 */
export type IntegrityAnchor = 'writes' | 'links' | 'replay' | 'ticks' | 'day' | 'seal' | 'nothing';

/**
 * Hash chain of a table: the lane numbers the rows and writes the hash of each (`chain.ts`). The table needs an integer
 * `id`. The lane raises an id that is not above the last one, so that order by `id` is the order of the chain (`Step`).
 */
export interface Chain<Name extends string = string> {
  /** Column of the row's place in the chain, from 1. */
  readonly place: Name;
  readonly hash: Name;
  /** Columns that are hashed after the place, in this order, which never changes. */
  readonly over: readonly Name[];
}

export type RowOf<T> = T extends Table<infer R> ? R : never;

const column = <T>(kind: ColumnKind): Column<T> => ({ kind, nullable: false });

export const int = <T extends number = number>(): Column<T> => column('int');
export const time = (): Column<number> => column('time');
export const money = (): Column<bigint> => column('money');
export const flag = (): Column<boolean> => column('flag');
export const text = <T extends string = string>(): Column<T> => column('text');
export const json = <T>(): Column<T> => column('json');
export const nullable = <T>(of: Column<T>): Column<T | null> => ({ kind: of.kind, nullable: true });

type Declared = Record<string, Column<unknown>>;
type Row<C extends Declared> = { [K in keyof C]: C[K] extends Column<infer T> ? T : never };

interface TableOptions<Name extends string> {
  readonly appendOnly?: boolean;
  readonly chain?: Chain<Name> | null;
  readonly follows?: IntegrityAnchor;
  readonly volatile?: readonly Name[];
  readonly configures?: boolean;
  readonly untold?: boolean;
}

/** Declares a table. `key` names the columns of the primary key in order. */
export function table<C extends Declared, Name extends string>(
  name: Name,
  key: readonly (keyof C & string)[],
  columns: C,
  {
    appendOnly = false,
    chain = null,
    follows = 'writes',
    volatile = [],
    configures = false,
    untold = false,
    watched = null,
  }: TableOptions<keyof C & string> & { readonly watched?: CachedTable<Row<C>> | null } = {},
): Table<Row<C>, Name> {
  const names = Object.keys(columns);
  const kinds = names.map((column) => columns[column]?.kind ?? 'text');
  const stored = names.map(toSnakeCase);
  const options = { appendOnly, chain, follows, volatile, configures, untold, watched };
  return {
    name,
    key,
    columns,
    names,
    kinds,
    stored,
    blank: emptyRowOf(names),
    ...options,
  } as unknown as Table<Row<C>, Name>;
}

/** A table reduced to some columns, for decoding reads that select only these. */
export function projectionOf<R extends object, K extends keyof R & string>(
  of: Table<R>,
  names: readonly K[],
): Table<Pick<R, K>> {
  const places = names.map((name) => of.names.indexOf(name));
  const at = <T>(values: readonly T[]): T[] => places.map((place) => values[place] as T);
  const part = { names, kinds: at(of.kinds), stored: at(of.stored), blank: emptyRowOf(names) };
  return { ...of, ...part } as unknown as Table<Pick<R, K>>;
}

/** Object with all of these fields set to null. */
export const emptyRowOf = (names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, null]));

export const toSnakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Value as a database driver accepts and returns it. */
export type SqlValue = string | number | bigint | null;

/** Puts a row's values, in the order of `names`, into `values` from place `from` on. */
export function encodeRow<R extends object>(
  { names, kinds }: Pick<Table<R>, 'names' | 'kinds'>,
  row: R,
  values: SqlValue[],
  from = 0,
): void {
  for (let at = 0; at < names.length; at++) {
    values[from + at] = encodeValue(kinds[at] as ColumnKind, row[names[at] as keyof R]);
  }
}

export function encodeValue(kind: ColumnKind, value: unknown): SqlValue {
  if (value === null || value === undefined) return null;
  switch (kind) {
    case 'flag':
      return value ? 1 : 0;
    case 'json':
      return jsonOf(value);
    default:
      return value as SqlValue;
  }
}

const written = new WeakMap<object, string>();

/** JSON text of a value. Frozen values are shared by many rows, so their text is cached. */
function jsonOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return JSON.stringify(value);
  let text = written.get(value);
  if (text === undefined) {
    text = JSON.stringify(value);
    written.set(value, text);
  }
  return text;
}

/** Cache of JSON column values by text: rows with the same text share one frozen value. */
export class JsonValueCache {
  private readonly values = new Map<string, unknown>();

  /** Above `maxSize` values, each row gets its own copy. */
  constructor(private readonly maxSize: number) {}

  read(text: string): unknown {
    const known = this.values.get(text);
    if (known !== undefined) return known;
    const value: unknown = JSON.parse(text);
    if (this.values.size < this.maxSize) this.values.set(text, Object.freeze(value));
    return value;
  }
}

/** Decodes a stored row (snake_case, as the driver returns it) into a typed one; JSON values may be shared. */
export function decodeRow<R extends object>(
  of: Table<R>,
  held: Record<string, unknown>,
  shared?: JsonValueCache,
): R {
  const { names, kinds, stored, blank } = of;
  const row: Record<string, unknown> = { ...blank };
  for (let at = 0; at < names.length; at++) {
    row[names[at] as string] = decodeValue(kinds[at] as ColumnKind, held[stored[at] as string], shared);
  }
  return row as R;
}

/** Decodes a row from values in the order of `of.names`. */
export function decodeValues<R extends object>(
  { names, kinds, blank }: Table<R>,
  values: readonly unknown[],
  shared?: JsonValueCache,
): R {
  const row: Record<string, unknown> = { ...blank };
  for (let at = 0; at < names.length; at++) {
    row[names[at] as string] = decodeValue(kinds[at] as ColumnKind, values[at], shared);
  }
  return row as R;
}

/** Decodes a row whose column values are at the given positions. */
export function decodeByPosition<R extends object>(
  { names, kinds, blank }: Table<R>,
  values: readonly unknown[],
  places: readonly number[],
): R {
  const row: Record<string, unknown> = { ...blank };
  for (let at = 0; at < names.length; at++) {
    row[names[at] as string] = decodeValue(kinds[at] as ColumnKind, values[places[at] as number]);
  }
  return row as R;
}

function decodeValue(kind: ColumnKind, value: unknown, shared?: JsonValueCache): unknown {
  if (value === null || value === undefined) return null;
  switch (kind) {
    case 'int':
    case 'time':
      return Number(value);
    case 'money':
      return BigInt(value as string | number | bigint);
    case 'flag':
      return Number(value) === 1;
    case 'json':
      return shared ? shared.read(String(value)) : JSON.parse(String(value));
    case 'text':
      return String(value);
  }
}
