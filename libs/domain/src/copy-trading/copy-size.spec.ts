import { decimal, formatDecimal, MAX_AMOUNT, ONE } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CopySizing, partOfCopy, sizeCopy } from './copy-size.js';

const limits = { pip: decimal('0.01'), minLots: decimal('0.01'), maxLots: decimal('100') };
const size = (lots: string, multiple: string, mode: 1 | 2 = 1, maxAmount = '1000', equity = '1000') =>
  sizeCopy(
    { lots: decimal(lots), equity: decimal(equity) },
    { mode, multiple: decimal(multiple), maxAmount: decimal(maxAmount) },
    limits,
  );
const told = (found: ReturnType<typeof sizeCopy>) =>
  typeof found === 'bigint' ? formatDecimal(found) : found;

describe('the size of a copy', () => {
  it.each([
    ['2.50', '0.50', '1.25'],
    ['0.75', '2.00', '1.5'],
    ['0.1', '5', '0.5'],
    ['0.01', '1.99', '0.01'],
    ['0.33', '0.33', '0.1'],
    ['0.01', '0.99', 'below_minimum'],
    ['100', '100', '100'],
    ['1', '100', '100'],
  ])('of %s lots times %s is %s', (lots, multiple, copy) => {
    expect(told(size(lots, multiple))).toBe(copy);
  });

  it.each([
    ['by equities 2000 and 5000', '2.50', '1.00', '5000', '2000', '6.25'],
    ['by equities 8000 and 2000, times 2.5', '2.00', '2.50', '2000', '8000', '1.25'],
    ['by equities 4000 and 1000', '4', '1', '1000', '4000', '1'],
    ['rounded once, down', '1', '1', '1000', '3000', '0.33'],
    ['a quarter of the least', '0.04', '1', '1000', '16001', 'below_minimum'],
    ['without equity', '1', '1', '1000', '0', 'insufficient_margin'],
    ['below zero', '1', '1', '1000', '-0.00000001', 'insufficient_margin'],
  ])('%s', (_, lots, multiple, most, equity, copy) => {
    expect(told(size(lots, multiple, 2, most, equity))).toBe(copy);
  });

  const amount = fc.bigInt({ min: 1n, max: MAX_AMOUNT });
  const anySizing: fc.Arbitrary<CopySizing> = fc.record({
    mode: fc.constantFrom(1, 2),
    multiple: fc.integer({ min: 1, max: 10_000 }).map((cents) => (BigInt(cents) * ONE) / 100n),
    maxAmount: amount,
  });

  it('is a multiple of the step within the bounds, and never more than its fraction', () => {
    fc.assert(
      fc.property(amount, amount, anySizing, (lots, equity, sizing) => {
        const found = sizeCopy({ lots, equity }, sizing, limits);
        if (typeof found === 'string') return found === 'below_minimum';
        const [top, bottom] =
          sizing.mode === 1
            ? [lots * sizing.multiple, ONE]
            : [lots * sizing.multiple * sizing.maxAmount, ONE * equity];
        const isWithin = found >= limits.minLots && found <= limits.maxLots && found % limits.pip === 0n;
        const isNearest = found === limits.maxLots || (found + limits.pip) * bottom > top;
        return isWithin && found * bottom <= top && isNearest;
      }),
    );
  });
});

describe('the part of a copy', () => {
  const part = (lots: string, closed: string, before: string) => {
    const found = partOfCopy(
      decimal(lots),
      { closed: decimal(closed), before: decimal(before) },
      { pip: decimal('0.01'), minLots: decimal('0.02') },
    );
    return found === null ? null : formatDecimal(found);
  };

  it.each([
    ['half', '1', '0.5', '1', '0.5'],
    ['a third, rounded down', '1', '1', '3', '0.33'],
    ['awkward lots', '0.07', '0.13', '0.29', '0.03'],
    ['nothing of little', '0.02', '0.1', '1', null],
    ['all where too little is left', '0.05', '0.4', '0.5', '0.05'],
    ['what is just enough is left', '0.05', '0.3', '0.5', '0.03'],
    ['all', '0.05', '0.5', '0.5', '0.05'],
  ])('%s', (_, lots, closed, before, expected) => {
    expect(part(lots, closed, before)).toBe(expected);
  });

  it('leaves nothing, or what could be opened', () => {
    const lots = fc.bigInt({ min: 1n, max: 10_000n }).map((steps) => steps * decimal('0.01'));
    const small = { pip: decimal('0.01'), minLots: decimal('0.05') };
    fc.assert(
      fc.property(lots, lots, lots, (copy, closed, more) => {
        const found = partOfCopy(copy, { closed, before: closed + more }, small);
        return found === null || found === copy || (found > 0n && copy - found >= small.minLots);
      }),
    );
  });
});
