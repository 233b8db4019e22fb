import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { checkStops, NO_STOPS, refilled, type Stops, stopsOf, suggested } from './stops.js';

const AT = decimal('1.1');
const typed = (stopLoss: string, takeProfit = '', trailing = ''): Stops => {
  const field = (text: string) => ({ on: text !== '', text, touched: true });
  return { stopLoss: field(stopLoss), takeProfit: field(takeProfit), trailing: field(trailing) };
};

describe('stops as typed', () => {
  it.each([
    ['buy', '1.09', '1.12', {}],
    ['sell', '1.12', '1.09', {}],
    ['buy', '1.1', '1.2', { stopLoss: 'trade.mustBeBelow' }],
    ['sell', '1.09', '1.2', { stopLoss: 'trade.mustBeAbove', takeProfit: 'trade.mustBeBelow' }],
    ['buy', '1.09', '1.05', { takeProfit: 'trade.mustBeAbove' }],
    ['buy', '1.0900001', '', { stopLoss: 'trade.pricePlaces' }],
    ['buy', '0', '', { stopLoss: 'trade.priceMissing' }],
  ] as const)('of a %s, %j and %j', (side, stopLoss, takeProfit, keys) => {
    const { problems } = checkStops(typed(stopLoss, takeProfit), side, AT, 5);
    const found = Object.fromEntries(Object.entries(problems).map(([field, { key }]) => [field, key]));
    expect(found).toEqual(keys);
  });

  it('count only while they are switched on', () => {
    const stops = { ...typed('1.2'), stopLoss: { on: false, text: '1.2', touched: true } };
    expect(checkStops(stops, 'buy', AT, 5)).toEqual({
      values: { stopLoss: 0n, takeProfit: 0n, trailing: 0n },
      problems: {},
    });
  });

  it('trail by a distance, which is asked for by its name', () => {
    const { trailing } = checkStops(typed('', '', '0'), 'buy', AT, 5).problems;
    expect(trailing).toEqual({ key: 'trade.trailingMissing', missing: true });
  });

  it('trail by less than the price', () => {
    expect(checkStops(typed('', '', '1.1'), 'buy', AT, 5).problems.trailing?.key).toBe(
      'trade.trailingTooFar',
    );
    expect(checkStops(typed('', '', '0.01'), 'buy', AT, 5).values.trailing).toBe(decimal('0.01'));
  });
});

describe('stops to begin with', () => {
  it.each([
    ['stopLoss', 'buy', '1.094'],
    ['stopLoss', 'sell', '1.106'],
    ['takeProfit', 'buy', '1.11'],
    ['takeProfit', 'sell', '1.09'],
    ['trailing', 'sell', '0.006'],
  ] as const)('%s of a %s lies at %s', (name, side, price) => {
    expect(suggested(name, side, AT, 5)).toBe(price);
  });

  it('follow the side until the customer types', () => {
    const on = { on: true, text: '1.094', touched: false };
    const stops = { ...NO_STOPS, stopLoss: on, takeProfit: { ...on, text: '1.2', touched: true } };
    const turned = refilled(stops, 'sell', AT, 5);
    expect(turned.stopLoss.text).toBe('1.106');
    expect(turned.takeProfit.text).toBe('1.2');
    expect(turned.trailing).toEqual(NO_STOPS.trailing);
  });

  it('are those that stand already', () => {
    const stops = stopsOf({ stopLoss: decimal('1.09'), takeProfit: 0n, trailing: 0n });
    expect(stops.stopLoss).toEqual({ on: true, text: '1.09', touched: true });
    expect(stops.takeProfit.on).toBe(false);
  });
});
