import type { Counters, HookContext } from './registry.js';

/** Numbered items of the state that two processes compare by hash. */
export interface Hashed<R extends object = object> {
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

/** Type-checks a declaration of `Hashed`; only the declaring product knows the row type. */
export const hashed = <R extends object>(declared: Hashed<R>): Hashed => declared as unknown as Hashed;
