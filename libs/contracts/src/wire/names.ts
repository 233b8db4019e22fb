import type { Decimal } from './envelope.js';

/**
 * A message as the server holds it: every decimal is a `bigint` of 10⁻⁸ units, which is written out as a plain
 * decimal when the message is turned into text.
 */
export type Exact<T> = [Decimal] extends [T]
  ? bigint | Exclude<T, Decimal>
  : T extends readonly (infer Item)[]
    ? T extends unknown[]
      ? Exact<Item>[]
      : readonly Exact<Item>[]
    : T extends object
      ? { [Key in keyof T]: Exact<T[Key]> }
      : T;

/** A message as a reader has it that takes every decimal for a plain number, as the back office does. */
export type InNumbers<T> = [Decimal] extends [T]
  ? unknown extends T
    ? T
    : number | Exclude<T, Decimal>
  : T extends readonly (infer Item)[]
    ? readonly InNumbers<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: InNumbers<T[Key]> }
      : T;

/** Our name of a field → its name on the wire: one table a message, used in both directions. */
export type Names<T> = { readonly [Key in keyof T]-?: string };

/** A message of ours under the wire's names. */
export type OnWire<T, N extends Names<T>> = { [Key in keyof T as N[Key]]: T[Key] };

/** An empty message of each table: its copy has room for all fields at once, where one that grows is moved again and again. */
const blanks = new WeakMap<object, Readonly<Record<string, null>>>();

function blankOf(names: Readonly<Record<string, string>>): Readonly<Record<string, null>> {
  let blank = blanks.get(names);
  if (!blank) {
    blank = Object.fromEntries(Object.values(names).map((name) => [name, null]));
    blanks.set(names, blank);
  }
  return blank;
}

/** Puts a message under the wire's names. */
export function toWire<T extends object, N extends Names<T>>(names: N, message: T): OnWire<T, N> {
  const given = message as Record<string, unknown>;
  const wire: Record<string, unknown> = { ...blankOf(names) };
  for (const ours in names) wire[names[ours] as string] = given[ours];
  return wire as OnWire<T, N>;
}

/** A request with the symbol that the wire calls `forex_id`. */
export const bySymbol = <T extends { readonly forex_id?: number | undefined }>({
  forex_id: symbolId,
  ...asked
}: T): Omit<T, 'forex_id'> & { symbolId: T['forex_id'] } => ({ ...asked, symbolId });

/** Takes a message off the wire: fields that the table does not name are left behind. */
export function fromWire<T extends object, N extends Names<T>>(names: N, wire: OnWire<T, N>): T {
  const given = wire as Record<string, unknown>;
  const message: Record<string, unknown> = {};
  for (const ours in names) {
    const value = given[names[ours] as string];
    if (value !== undefined) message[ours] = value;
  }
  return message as T;
}
