import { decimal, formatDecimal } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAME_CURRENCY } from '../orders/rate.js';
import { type PastClosing, type PastOpening, type PreviewTerms, previewCopies } from './preview-copies.js';

const limits = { pip: decimal('0.01'), minLots: decimal('0.01'), maxLots: decimal('100') };

/** At a price of 100, ten units per lot and a leverage of 10: 100 of margin per lot, and a fee of 1. */
const open = (orderId: number, lots: string, equity = '1000'): PastOpening => ({
  ...{ kind: 'open', orderId, lots: decimal(lots), equity: decimal(equity), limits, price: decimal('100') },
  ...{ units: decimal('10'), multiple: decimal('10'), marginMode: 0, feeType: 1, feeRate: decimal('1') },
  rate: SAME_CURRENCY,
});
const close = (orderId: number, lots: string): PastClosing => ({
  ...{ kind: 'close', orderId, lots: decimal(lots), before: decimal(lots), limits },
});
const part = (orderId: number, lots: string, before: string): PastClosing => ({
  ...{ kind: 'part', orderId, lots: decimal(lots), before: decimal(before), limits },
});
const TERMS: PreviewTerms = {
  ...{ mode: 1, multiple: decimal('0.5'), maxAmount: decimal('100'), maxSlots: 0, free: decimal('1000') },
};
const told = (events: readonly (PastOpening | PastClosing)[], terms: Partial<PreviewTerms> = {}): string[] =>
  previewCopies(events, { ...TERMS, ...terms }).map(
    ({ event, skipped, lots }) => `${event.kind} ${event.orderId} ${skipped ?? formatDecimal(lots ?? 0n)}`,
  );

describe('what past events would have become', () => {
  it('half the lots, with parts and closings in proportion', () => {
    expect(told([open(1, '1'), part(1, '0.4', '1'), close(1, '0.6')])).toEqual([
      'open 1 0.5',
      'part 1 0.2',
      'close 1 0.3',
    ]);
  });

  it('margin is what the copy would have held', () => {
    const [row] = previewCopies([open(1, '1')], TERMS);
    expect(formatDecimal(row?.margin ?? 0n)).toBe('50');
  });

  it('too small a size is skipped, and its closing has no row', () => {
    expect(told([open(1, '0.01'), close(1, '0.01'), open(2, '0.02')])).toEqual([
      'open 1 below_minimum',
      'open 2 0.01',
    ]);
  });

  it('a part of a copy that comes to nothing is skipped, the rest closes with the position', () => {
    expect(told([open(1, '0.1'), part(1, '0.01', '0.1'), close(1, '0.09')])).toEqual([
      'open 1 0.05',
      'part 1 below_minimum',
      'close 1 0.05',
    ]);
  });

  it('margin is capped over all open copies, and given back as they close', () => {
    const events = [open(1, '1'), open(2, '1'), open(3, '0.02'), part(1, '0.5', '1'), open(4, '0.5')];
    expect(told(events)).toEqual([
      'open 1 0.5',
      'open 2 0.5',
      'open 3 over_max_amount',
      'part 1 0.25',
      'open 4 0.25',
    ]);
  });

  it('places are capped too', () => {
    expect(told([open(1, '1'), open(2, '1'), close(1, '1'), open(3, '1')], { maxSlots: 1 })).toEqual([
      'open 1 0.5',
      'open 2 limit_reached',
      'close 1 0.5',
      'open 3 0.5',
    ]);
  });

  it('his free balance has to cover margin and fee', () => {
    expect(told([open(1, '1')], { free: decimal('50.5') })).toEqual(['open 1 0.5']);
    expect(told([open(1, '1')], { free: decimal('50.49999999') })).toEqual(['open 1 insufficient_margin']);
  });

  it("by equity: his most ÷ the leader's", () => {
    const terms = { mode: 2, multiple: decimal('1'), maxAmount: decimal('400') } as const;
    expect(told([open(1, '1', '1000'), open(2, '1', '0')], terms)).toEqual([
      'open 1 0.4',
      'open 2 insufficient_margin',
    ]);
  });

  it('never holds more than it may, whatever is opened', () => {
    const lots = fc.integer({ min: 1, max: 500 }).map((hundredths) => decimal('0.01') * BigInt(hundredths));
    fc.assert(
      fc.property(fc.array(lots, { maxLength: 30 }), (all) => {
        const events = all.map((each, at) => ({ ...open(at, '1'), lots: each }));
        const margins = previewCopies(events, TERMS).map(({ margin }) => margin ?? 0n);
        expect(margins.reduce((sum, each) => sum + each, 0n) <= TERMS.maxAmount).toBe(true);
      }),
    );
  });
});
