import type { Counters, HookContext } from './registry.js';

/** Something that the state keeps by number, as two processes hold theirs against each other. */
export interface Hashed<R extends object = object> {
  readonly name: string;
  /** The counter that numbers them. */
  readonly upTo: keyof Counters;
  /** The one of that number; undefined: the state keeps none. */
  readonly find: (state: HookContext['state'], number: number) => R | undefined;
  /** Whose row it is, so that it is hashed column by column; absent: every property of it, in its own order. */
  readonly table?: { readonly name: string };
  /** What the state keeps beside it. */
  readonly beside?: (state: HookContext['state'], found: R) => unknown;
}

/** A declaration of `Hashed`, checked where it stands; nobody else looks into its rows. */
export const hashed = <R extends object>(declared: Hashed<R>): Hashed => declared as unknown as Hashed;
