import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '../products/index.js';
import { SYSTEM } from './command.js';
import { emptyState } from './state.js';
import { Step } from './step.js';
import { Batch } from './store/batch.js';
import { UndoList } from './undo.js';

const SETTINGS = new Map([['currency', 'USD']]);

function begin() {
  const state = emptyState(SETTINGS, PRODUCTS);
  for (const id of [1, 2]) state.customers.set(id, { id, isDemo: true, blocked: {}, payoutsFrom: null });
  const step = new Step(state, new UndoList(), 1_000, 1, SYSTEM);
  const pay = (customerId: number, amount: bigint): void => {
    const from = step.house('demo_mint', 'demo').id;
    const to = step.wallet(customerId, 'change', 'free').id;
    const legs = [
      { accountId: from, side: 'D', amount },
      { accountId: to, side: 'C', amount },
    ] as const;
    step.enter(legs, { type: 'demo.opening' });
  };
  const written = (): string => {
    const batch = new Batch('b');
    step.finish(batch);
    const plain = (_: string, value: unknown): unknown =>
      value instanceof Map ? [...value] : typeof value === 'bigint' ? `${value}n` : value;
    return JSON.stringify([batch.tables(), step.events, [...state.accounts], state.counters], plain);
  };
  return { step, pay, written };
}

describe('an attempt within a step', () => {
  it('leaves no rows, events, counters or balances behind when it is refused', () => {
    const tried = begin();
    tried.pay(1, 500n);
    const refusal = tried.step.attempt(() => {
      tried.pay(1, 70n);
      tried.pay(2, 30n);
      tried.step.emit({ type: 'customer.created', customerId: 2, isDemo: true });
      return tried.step.refuse('ledger.insufficient_balance');
    });
    tried.pay(1, 9n);

    const plain = begin();
    plain.pay(1, 500n);
    plain.pay(1, 9n);
    expect(refusal).toEqual({ refused: true, key: 'ledger.insufficient_balance' });
    expect(tried.written()).toBe(plain.written());
  });

  it('keeps its effects and returns its result when it is not refused', () => {
    const tried = begin();
    expect(
      tried.step.attempt(() => {
        tried.pay(2, 30n);
        return 'paid';
      }),
    ).toBe('paid');
    const plain = begin();
    plain.pay(2, 30n);
    expect(tried.written()).toBe(plain.written());
  });

  it('rethrows an exception', () => {
    const { step } = begin();
    expect(() =>
      step.attempt(() => {
        throw new Error('a fault');
      }),
    ).toThrow('a fault');
  });
});
