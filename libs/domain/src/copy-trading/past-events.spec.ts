import { decimal, formatDecimal } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAME_CURRENCY } from '../orders/rate.js';
import { type ClosedLots, type PastPosition, pastEvents } from './past-events.js';

const closed = (id: number, lots: string, closedAt: number): ClosedLots => ({
  id,
  lots: decimal(lots),
  closedAt,
});
const position = (openedAt: number, last: ClosedLots, parts: readonly ClosedLots[] = []): PastPosition => ({
  ...{ openedAt, last, parts, equity: decimal('1000'), price: decimal('100'), units: decimal('10') },
  ...{ multiple: decimal('10'), marginMode: 0, feeType: 1, feeRate: decimal('1'), rate: SAME_CURRENCY },
  limits: { pip: decimal('0.01'), minLots: decimal('0.01'), maxLots: decimal('100') },
});
const told = (...positions: PastPosition[]): string[] =>
  pastEvents(positions).map((event) => {
    const before = event.kind === 'open' ? '' : ` of ${formatDecimal(event.before)}`;
    return `${event.at} ${event.kind} ${event.orderId} ${formatDecimal(event.lots)}${before}`;
  });

describe('what a leader opened and closed', () => {
  it('one position is an opening and a close', () => {
    expect(told(position(1, closed(7, '0.5', 9)))).toEqual(['1 open 7 0.5', '9 close 7 0.5 of 0.5']);
  });

  it('was opened with the lots of all its parts, each told with what stood before it', () => {
    const parts = [closed(9, '0.2', 5), closed(8, '0.3', 4)];
    expect(told(position(1, closed(7, '0.5', 9), parts))).toEqual([
      '1 open 7 1',
      '4 part 7 0.3 of 1',
      '5 part 7 0.2 of 0.7',
      '9 close 7 0.5 of 0.5',
    ]);
  });

  it('positions come in the order in which things happened, of one instant by number', () => {
    expect(told(position(2, closed(7, '1', 9)), position(1, closed(6, '1', 9)))).toEqual([
      '1 open 6 1',
      '2 open 7 1',
      '9 close 6 1 of 1',
      '9 close 7 1 of 1',
    ]);
  });

  it('a part that closed in the same instant comes before the rest', () => {
    const events = told(position(1, closed(7, '0.5', 4), [closed(8, '0.5', 4)]));
    expect(events).toEqual(['1 open 7 1', '4 part 7 0.5 of 1', '4 close 7 0.5 of 0.5']);
  });

  it('whatever was closed in parts adds up to what was opened', () => {
    const some = fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(some, ([last = 1n, ...rest]) => {
        const parts = rest.map((lots, at) => ({ id: at + 2, lots, closedAt: at + 2 }));
        const events = pastEvents([position(0, { id: 1, lots: last, closedAt: 99 }, parts)]);
        const [opening, ...closings] = events;
        expect(opening?.lots).toBe(closings.reduce((sum, { lots }) => sum + lots, 0n));
        for (const event of closings) if (event.kind === 'close') expect(event.before).toBe(event.lots);
      }),
    );
  });
});
