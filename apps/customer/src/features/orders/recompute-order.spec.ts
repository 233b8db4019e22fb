import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { orderAgrees } from './recompute-order.js';

type Audit = Parameters<typeof orderAgrees>[0];

const tick = (bid: string, ask: string) => ({ seq: 1, time: 0, bid: decimal(bid), ask: decimal(ask) });
const SAME = { symbolId: null, code: null, seq: null, bid: decimal('1'), isInverse: false };
const YEN = { symbolId: 3, code: 'USDJPY', seq: 9, bid: decimal('152.25'), isInverse: true };

const audit = (order: object = {}, rate: object = SAME, given: object = {}): Audit =>
  ({
    order: {
      ...{ status: 'closed', side: 'buy', lots: decimal('0.5') },
      ...{ openPrice: decimal('1.1'), price: decimal('1.12'), profit: decimal('10') },
      ...order,
    },
    ...{ open: tick('1.09', '1.1'), close: tick('1.12', '1.13') },
    terms: { units: decimal('1000'), openRate: rate, closeRate: rate },
    ...given,
  }) as unknown as Audit;

describe('an order that is worked out again', () => {
  it('agrees where prices and result follow from its ticks', () => {
    expect(orderAgrees(audit())).toBe(true);
    const sell = { side: 'sell', openPrice: decimal('1.09'), price: decimal('1.13') };
    expect(orderAgrees(audit({ ...sell, profit: decimal('-20') }))).toBe(true);
  });

  it('converts through another symbol and rounds once', () => {
    expect(orderAgrees(audit({ profit: decimal('0.065681') }, YEN))).toBe(true);
  });

  it('differs where a price or the result is another', () => {
    expect(orderAgrees(audit({ profit: decimal('10.000001') }))).toBe(false);
    expect(orderAgrees(audit({ openPrice: decimal('1.09'), profit: decimal('10') }))).toBe(false);
  });

  it('says nothing of what has not closed', () => {
    expect(orderAgrees(audit({ status: 'holding' }))).toBeNull();
    expect(orderAgrees(audit({}, SAME, { close: null }))).toBeNull();
  });
});
