import type { MicroOrder } from '@truemark/contracts';
import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { awaitsEntry, heard, ifEndedNow } from './running-option.js';

const option = { Type: 1, EntryPrice: 100, Number: 10, ProfitRatio: 0.85, LossLevel: 0 } as const;
const at = (bid: string, more: Partial<Pick<MicroOrder, 'Type' | 'EntryPrice' | 'LossLevel'>> = {}) => {
  const now = ifEndedNow({ ...option, ...more }, decimal(bid));
  return now && [now.outcome, now.profit];
};

describe('ifEndedNow', () => {
  it('wins stake × ratio on its side of the entry', () => {
    expect(at('100.01')).toEqual(['win', decimal('8.5')]);
    expect(at('99.99', { Type: 2 })).toEqual(['win', decimal('8.5')]);
  });

  it('loses the stake, or stake × ratio, on the other side', () => {
    expect(at('99.99')).toEqual(['loss', decimal('-10')]);
    expect(at('100.01', { Type: 2, LossLevel: 1 })).toEqual(['loss', decimal('-8.5')]);
  });

  it('is a tie at the entry, whichever the direction', () => {
    expect(at('100')).toEqual(['tie', 0n]);
    expect(at('100', { Type: 2 })).toEqual(['tie', 0n]);
  });

  it('is not known without an entry or a price', () => {
    expect(at('100', { EntryPrice: null })).toBeNull();
    expect(ifEndedNow(option, undefined)).toBeNull();
  });
});

describe('heard', () => {
  it('ends by this clock as far ahead as the server said', () => {
    expect(heard({ RemainMilliSeconds: 12_345 } as MicroOrder, 1_000).endsAt).toBe(13_345);
  });
});

describe('awaitsEntry', () => {
  const bought = { Status: 1, EntryPrice: null, Seconds: 12, endsAt: 112_000 } as const;

  it('lasts until a third of the duration, and a moment to hear of it', () => {
    expect(awaitsEntry(bought, 100_000)).toBe(true);
    expect(awaitsEntry(bought, 105_000)).toBe(true);
    expect(awaitsEntry(bought, 105_001)).toBe(false);
  });

  it('is over with the entry or the end', () => {
    expect(awaitsEntry({ ...bought, EntryPrice: 5 }, 100_000)).toBe(false);
    expect(awaitsEntry({ ...bought, Status: 4 }, 100_000)).toBe(false);
  });
});
