import type { Leg } from '@truemark/domain';
import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '../products/index.js';
import { SYSTEM } from './command.js';
import { emptyState } from './state.js';
import { Step } from './step.js';
import { UndoList } from './undo.js';

/** Nearly as much as one account can hold: 9 · 10¹⁰, in 10⁻⁸. */
const MOST = 9_000_000_000_000_000_000n;
const SETTINGS = new Map([['currency', 'USD']]);

function begin(isDemo = true) {
  const state = emptyState(SETTINGS, PRODUCTS);
  const kinds = ['change', 'forex', 'micro'] as const;
  for (const id of [1, 2, 3]) state.customers.set(id, { id, isDemo, blocked: {}, payoutsFrom: null });
  const step = new Step(state, new UndoList(), 1_000, 1, SYSTEM);
  const mint = () => step.house('demo_mint', isDemo ? 'demo' : 'real').id;
  const leg = (accountId: number, amount: bigint): Leg =>
    amount < 0n ? { accountId, side: 'D', amount: -amount } : { accountId, side: 'C', amount };
  const free = (customerId: number) => step.wallet(customerId, kinds[0], 'free').id;
  const enter = (...legs: readonly Leg[]) => step.enter(legs, { type: 'demo.opening', overdraft: true });
  return {
    pay: (customerId: number, amount: bigint) => enter(leg(mint(), -amount), leg(free(customerId), amount)),
    enter,
    leg,
    mint,
    free,
    mints: () =>
      [...state.accounts.values()]
        .filter(({ kind }) => kind === 'demo_mint')
        .map(({ number, balance }) => [number, balance]),
    total: () => [...state.accounts.values()].reduce((sum, { balance }) => sum + balance, 0n),
  };
}

describe('house accounts of the demo book', () => {
  it('are continued by a numbered one where they have no room', () => {
    const { pay, mints, total } = begin();
    pay(1, MOST);
    pay(2, MOST);
    pay(3, 5n);
    pay(3, MOST);
    expect(mints()).toEqual([
      [null, -MOST - 5n],
      [1, -MOST],
      [2, -MOST],
    ]);
    expect(total()).toBe(0n);
  });

  it('take money back on the first account that has room', () => {
    const { pay, mints } = begin();
    pay(1, MOST);
    pay(2, MOST);
    pay(2, -MOST);
    pay(1, -MOST);
    expect(mints()).toEqual([
      [null, MOST],
      [1, -MOST],
    ]);
  });

  it('count the earlier legs of the same entry', () => {
    const { enter, leg, mint, free, mints } = begin();
    enter(leg(mint(), -MOST), leg(mint(), -MOST), leg(free(1), MOST), leg(free(2), MOST));
    expect(mints()).toEqual([
      [null, -MOST],
      [1, -MOST],
    ]);
  });
});

describe('refuses', () => {
  it.each([
    ["beyond a customer's own account", true, [MOST, MOST]],
    ['an amount beyond any account', true, [MOST * 2n]],
    ['beyond a house account of the real book', false, [MOST]],
  ] as const)('%s', (_, isDemo, amounts) => {
    const { pay } = begin(isDemo);
    const all = (): void => {
      for (const amount of amounts) pay(1, amount);
      if (!isDemo) pay(2, MOST);
    };
    expect(all).toThrow('ledger.overflow');
  });
});
