import { decimal } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HeldPositions, type SummedOrder } from './position-totals.js';

const order = (more: Partial<SummedOrder> = {}): SummedOrder => ({
  symbolId: 1,
  isDemo: false,
  openRate: { symbolId: null, inverse: false },
  isCopied: false,
  isPending: false,
  side: 'buy',
  lots: decimal('1'),
  units: decimal('100000'),
  openPrice: decimal('1.1'),
  margin: decimal('220'),
  isPart: false,
  ...more,
});

describe('what is held', () => {
  it('stands by symbol, book and conversion, copies apart', () => {
    const held = new HeldPositions();
    held.add(order());
    held.add(order({ isDemo: true }));
    held.add(order({ symbolId: 2 }));
    held.add(order({ openRate: { symbolId: 3, inverse: true } }));
    held.add(order({ isCopied: true }));
    held.add(order({ side: 'sell', lots: decimal('2') }));
    expect(held.all().map(({ long, short }) => [long.positions, short.positions])).toEqual([
      [1, 1],
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
  });

  it('counts an order that waits, until it fills or is cancelled', () => {
    const held = new HeldPositions();
    const waiting = order({ isPending: true });
    held.add(waiting);
    held.add(waiting);
    expect(held.all()).toMatchObject([{ pending: 2, long: { positions: 0 } }]);
    held.fill(order());
    held.cancel(waiting);
    expect(held.all()).toMatchObject([{ pending: 0, long: { positions: 1 } }]);
  });

  it('keeps a position of which a part was closed', () => {
    const held = new HeldPositions();
    held.add(order());
    held.close(order({ lots: decimal('0.4'), margin: decimal('88'), isPart: true }));
    expect(held.all()).toMatchObject([
      { long: { positions: 1, lots: decimal('0.6'), margin: decimal('132') } },
    ]);
  });

  it('goes on from sums as it would from the orders', () => {
    const some = fc.record({
      symbolId: fc.integer({ min: 1, max: 3 }),
      isDemo: fc.boolean(),
      isCopied: fc.boolean(),
      isPending: fc.boolean(),
      side: fc.constantFrom('buy' as const, 'sell' as const),
      lots: fc.bigInt({ min: 1n, max: decimal('5') }),
      margin: fc.bigInt({ min: 0n, max: decimal('500') }),
    });
    fc.assert(
      fc.property(fc.array(some), fc.array(some), (early, late) => {
        const whole = new HeldPositions();
        for (const each of [...early, ...late]) whole.add(order(each));
        const first = new HeldPositions();
        for (const each of early) first.add(order(each));
        const second = new HeldPositions(structuredClone(first.all()));
        for (const each of late) second.add(order(each));
        expect(second.all()).toEqual(whole.all());
      }),
    );
  });
});
