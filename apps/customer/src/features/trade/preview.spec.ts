import { SAME_CURRENCY } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { affordableLots, costOf, defaultMultiple, readLots } from './preview.js';
import { euro } from './symbol.fixture.js';

describe('the preview of an order', () => {
  it('costs what the rules say, a buy at the ask and a sell at the bid', () => {
    const question = {
      symbol: euro,
      lots: decimal('0.1'),
      multiple: decimal(100),
      quote: { bid: decimal('1.08500'), ask: decimal('1.08512') },
      rate: SAME_CURRENCY,
      feeType: 2,
    };
    expect(costOf({ ...question, side: 'buy' })).toEqual({
      margin: decimal('108.512'),
      fee: decimal('0.054256'),
    });
    expect(costOf({ ...question, side: 'sell' }).margin).toBe(decimal('108.5'));
  });

  it('reads lots only within the terms of the symbol', () => {
    expect(readLots(euro, '0.1')).toBe(decimal('0.1'));
    expect(readLots(euro, '')).toBeNull();
    expect(readLots(euro, '0.015')).toMatchObject({ key: 'order.lots_step' });
    expect(readLots(euro, '51')).toMatchObject({ key: 'order.lots_too_large' });
  });

  it.each([
    // 108.566256 for 0.1 lots; half a percent of the balance is left as a reserve.
    ['400', '0.36'],
    ['10.92', '0.01'],
    ['10.85', null],
    ['0', null],
    ['-5', null],
    ['10000000', '50'],
  ])('knows how many lots %s carries: %s', (free, lots) => {
    const cost = { margin: decimal('108.512'), fee: decimal('0.054256') };
    const expected = lots === null ? null : decimal(lots);
    expect(affordableLots(decimal('0.1'), cost, decimal(free), euro)).toBe(expected);
  });

  it('starts with the default multiple, and knows when there is none', () => {
    expect(defaultMultiple(euro)).toBe(decimal(100));
    expect(defaultMultiple({ ...euro, multiples: [] })).toBeNull();
  });
});
