import type { Counters, HookContext } from './registry.js';

/** Numbered items of the state that two processes compare by hash. */
export interface HashedRows<R extends object = object> {
  readonly name: string;
  /** The counter that numbers them. */
  readonly upTo: keyof Counters;
  /** The item of that number; undefined: not in the state. */
  readonly find: (state: HookContext['state'], number: number) => R | undefined;
  /** Table of the item, so that it is hashed column by column; absent: all its properties, in their own order. */
  readonly table?: { readonly name: string };
  /** State kept next to the item. */
  readonly beside?: (state: HookContext['state'], found: R) => unknown;
}

/** Type-checks a declaration of `HashedRows`; only the declaring product knows the row type. */
export const defineHashedRows = <R extends object>(declared: HashedRows<R>): HashedRows =>
  declared as unknown as HashedRows;
