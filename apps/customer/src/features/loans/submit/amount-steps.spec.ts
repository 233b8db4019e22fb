import { decimal, formatDecimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { amountAt, placeOf, placesOf, readAmount, stepOf } from './amount-steps.js';

const bounds = (least: string, most: string) => ({ least: decimal(least), most: decimal(most) });

describe('the slider of the amount', () => {
  it.each([
    ['100', '1000', '1', 900],
    ['100', '1100', '10', 100],
    ['55', '5000', '10', 495],
    ['0.5', '1', '0.01', 50],
    ['100', '100', '0.01', 0],
  ])('goes from %s to %s in steps of %s, over %i places', (least, most, step, places) => {
    const between = bounds(least, most);
    expect(formatDecimal(stepOf(between))).toBe(step);
    expect(placesOf(between)).toBe(places);
  });

  it('stands on round figures, and on the bounds at its ends', () => {
    const between = bounds('55', '5000');
    expect([0, 1, 2, 494, 495].map((place) => formatDecimal(amountAt(place, between)))).toEqual([
      '55',
      '60',
      '70',
      '4990',
      '5000',
    ]);
  });

  it.each([
    ['55', '5000'],
    ['100', '1000'],
    ['0.5', '1'],
    ['10', '777777.77'],
  ])('never leaves the bounds %s and %s, and never turns back', (least, most) => {
    const between = bounds(least, most);
    let before = 0n;
    for (let place = 0; place <= placesOf(between); place++) {
      const amount = amountAt(place, between);
      expect(amount >= between.least && amount <= between.most && amount >= before).toBe(true);
      expect(readAmount(formatDecimal(amount), between)).toBe(amount);
      before = amount;
    }
    expect(before).toBe(between.most);
    expect(placeOf(between.most, between)).toBe(placesOf(between));
    expect(placeOf(between.least, between)).toBe(0);
  });
});

it.each([
  ['', 'missing'],
  ['0', 'missing'],
  ['1e3', 'missing'],
  ['99.99', 'bounds'],
  ['1000.01', 'bounds'],
  ['100.001', 'bounds'],
])('an amount of "%s" is refused: %s', (text, why) => {
  expect(readAmount(text, bounds('100', '1000'))).toBe(why);
});
