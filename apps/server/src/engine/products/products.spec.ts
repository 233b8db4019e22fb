import type { EntryKind } from '@truemark/contracts';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { Catalogue } from '../kernel/catalogue.js';
import type { Answers, Handlers, Product } from '../kernel/product.js';
import type { Counters, EntryType, SystemKind, TimedKind, WalletKind } from '../kernel/registry.js';
import type { RunningAnswers } from '../view/running-answers.js';
import { PRODUCTS } from './index.js';

/** Names of a part over all products, as the compiler knows them. */
type Named<Part extends keyof Product> = NamesIn<(typeof PRODUCTS)[number], Part>;
type NamesIn<P, Part extends keyof Product> = P extends { readonly [K in Part]: infer R }
  ? R extends readonly (infer N)[]
    ? N
    : keyof R
  : never;

describe('the products', () => {
  it('decide every command, answer every question, count every counter, watch every time', () => {
    expectTypeOf<Named<'commands'>>().toEqualTypeOf<keyof Handlers>();
    expectTypeOf<Named<'answers'> | keyof RunningAnswers>().toEqualTypeOf<keyof Answers>();
    expectTypeOf<Named<'counters'>>().toEqualTypeOf<keyof Counters>();
    expectTypeOf<Named<'timed'>>().toEqualTypeOf<TimedKind>();
  });

  it('name every account and every type of entry', () => {
    expectTypeOf<Named<'wallets'>>().toEqualTypeOf<WalletKind>();
    expectTypeOf<Named<'house'>>().toEqualTypeOf<SystemKind>();
    expectTypeOf<Named<'entries'>>().toEqualTypeOf<EntryType>();
    // Each has its number on the wire.
    expectTypeOf<EntryKind>().toEqualTypeOf<EntryType>();
  });

  it('have names, tables and accounts of their own', () => {
    const products: readonly Product[] = PRODUCTS;
    const names = products.flatMap(({ name, tables = [] }) => [
      name,
      ...tables.map((table) => `${table.name}.table`),
    ]);
    expect(new Set(names).size).toBe(names.length);
    expect(() => new Catalogue(PRODUCTS)).not.toThrow();
  });

  it.each([
    ['commands', { name: 'other', commands: { 'order.open': () => ({}) as never } }],
    ['accounts', { name: 'other', wallets: { forex: { number: 9, isOffered: () => true } } }],
    ['entries', { name: 'other', entries: { deposit: 'deposits' } }],
  ] as const)('are refused where two have the same %s', (_, other) => {
    expect(() => new Catalogue([...PRODUCTS, other])).toThrow();
  });
});
