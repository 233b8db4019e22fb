import type { Decimal } from './envelope.js';

/** A message as held by the server: decimals are `bigint`s of 10⁻⁸ units, serialised as plain decimals. */
export type ExactDecimals<T> = [Decimal] extends [T]
  ? bigint | Exclude<T, Decimal>
  : T extends readonly (infer Item)[]
    ? T extends unknown[]
      ? ExactDecimals<Item>[]
      : readonly ExactDecimals<Item>[]
    : T extends object
      ? { [Key in keyof T]: ExactDecimals<T[Key]> }
      : T;

/** A message for a reader that takes decimals as plain numbers, such as the back office. */
export type NumericDecimals<T> = [Decimal] extends [T]
  ? unknown extends T
    ? T
    : number | Exclude<T, Decimal>
  : T extends readonly (infer Item)[]
    ? readonly NumericDecimals<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: NumericDecimals<T[Key]> }
      : T;

/** Domain name of a field → wire name: one table per message, used in both directions. */
export type Names<T> = { readonly [Key in keyof T]-?: string };

/** A message under its wire names. */
export type OnWire<T, N extends Names<T>> = { [Key in keyof T as N[Key]]: T[Key] };

/** Cached empty message per table: a copy of it allocates all fields at once, which is faster than growing an object. */
const blanks = new WeakMap<object, Readonly<Record<string, null>>>();

function emptyMessageOf(names: Readonly<Record<string, string>>): Readonly<Record<string, null>> {
  let blank = blanks.get(names);
  if (!blank) {
    blank = Object.fromEntries(Object.values(names).map((name) => [name, null]));
    blanks.set(names, blank);
  }
  return blank;
}

/** Renames a message's fields to their wire names. */
export function toWire<T extends object, N extends Names<T>>(names: N, message: T): OnWire<T, N> {
  const given = message as Record<string, unknown>;
  const wire: Record<string, unknown> = { ...emptyMessageOf(names) };
  for (const ours in names) wire[names[ours] as string] = given[ours];
  return wire as OnWire<T, N>;
}

/** Renames `forex_id` of a request to `symbolId`. */
export const bySymbol = <T extends { readonly forex_id?: number | undefined }>({
  forex_id: symbolId,
  ...asked
}: T): Omit<T, 'forex_id'> & { symbolId: T['forex_id'] } => ({ ...asked, symbolId });

/** Renames wire fields to domain names; fields missing in the table are dropped. */
export function fromWire<T extends object, N extends Names<T>>(names: N, wire: OnWire<T, N>): T {
  const given = wire as Record<string, unknown>;
  const message: Record<string, unknown> = {};
  for (const ours in names) {
    const value = given[names[ours] as string];
    if (value !== undefined) message[ours] = value;
  }
  return message as T;
}
