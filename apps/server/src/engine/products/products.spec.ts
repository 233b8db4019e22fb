import type { EntryKind } from '@truemark/contracts';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Answers, Handlers, Product } from '../kernel/product.js';
import { ProductRegistry } from '../kernel/product-registry.js';
import type { Counters, EntryType, ScheduledKind, SystemKind, WalletKind } from '../kernel/registry.js';
import type { RunningAnswers } from '../view/running-answers.js';
import { PRODUCTS } from './index.js';

/** Names declared by all products, as seen by the compiler. */
type Named<Part extends keyof Product, Name extends string> = NamesIn<(typeof PRODUCTS)[number], Part, Name>;
type NamesIn<P, Part extends keyof Product, Name extends string> = P extends {
  readonly [K in Part]: { readonly [N in Name]: infer R };
}
  ? R extends readonly (infer N)[]
    ? N
    : keyof R
  : never;

describe('the products', () => {
  it('declare every command, question, counter and timed task', () => {
    expectTypeOf<Named<'lane', 'commands'>>().toEqualTypeOf<keyof Handlers>();
    expectTypeOf<Named<'lane', 'answers'> | keyof RunningAnswers>().toEqualTypeOf<keyof Answers>();
    expectTypeOf<Named<'state', 'counters'>>().toEqualTypeOf<keyof Counters>();
    expectTypeOf<Named<'time', 'timed'>>().toEqualTypeOf<ScheduledKind>();
  });

  it('declare every account and every type of entry', () => {
    expectTypeOf<Named<'ledger', 'wallets'>>().toEqualTypeOf<WalletKind>();
    expectTypeOf<Named<'ledger', 'house'>>().toEqualTypeOf<SystemKind>();
    expectTypeOf<Named<'ledger', 'entries'>>().toEqualTypeOf<EntryType>();
    // Each has its number on the wire.
    expectTypeOf<EntryKind>().toEqualTypeOf<EntryType>();
  });

  it('have unique names, tables and accounts', () => {
    const products: readonly Product[] = PRODUCTS;
    const names = products.flatMap(({ name, state }) => [
      name,
      ...(state?.tables ?? []).map((table) => `${table.name}.table`),
    ]);
    expect(new Set(names).size).toBe(names.length);
    expect(() => new ProductRegistry(PRODUCTS)).not.toThrow();
  });

  it.each([
    ['commands', { name: 'other', lane: { commands: { 'order.open': () => ({}) as never } } }],
    ['accounts', { name: 'other', ledger: { wallets: { forex: { number: 9, isOffered: () => true } } } }],
    ['entries', { name: 'other', ledger: { entries: { deposit: 'deposits' } } }],
  ] as const)('are refused if two declare the same %s', (_, other) => {
    expect(() => new ProductRegistry([...PRODUCTS, other])).toThrow();
  });
});
