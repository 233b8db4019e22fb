import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import type { Option } from '../../api/options.js';
import { awaitsEntry, heard, ifEndedNow } from './running-option.js';

const option = {
  direction: 'up',
  entryPrice: decimal('100'),
  stake: decimal('10'),
  ratio: decimal('0.85'),
  lossLevel: 0,
} as const;
const at = (bid: string, more: Partial<Pick<Option, 'direction' | 'entryPrice' | 'lossLevel'>> = {}) => {
  const now = ifEndedNow({ ...option, ...more }, decimal(bid));
  return now && [now.outcome, now.profit];
};

describe('ifEndedNow', () => {
  it('wins stake × ratio on its side of the entry', () => {
    expect(at('100.01')).toEqual(['win', decimal('8.5')]);
    expect(at('99.99', { direction: 'down' })).toEqual(['win', decimal('8.5')]);
  });

  it('loses the stake, or stake × ratio, on the other side', () => {
    expect(at('99.99')).toEqual(['loss', decimal('-10')]);
    expect(at('100.01', { direction: 'down', lossLevel: 1 })).toEqual(['loss', decimal('-8.5')]);
  });

  it('is a tie at the entry, whichever the direction', () => {
    expect(at('100')).toEqual(['tie', 0n]);
    expect(at('100', { direction: 'down' })).toEqual(['tie', 0n]);
  });

  it('is not known without an entry or a price', () => {
    expect(at('100', { entryPrice: null })).toBeNull();
    expect(ifEndedNow(option, undefined)).toBeNull();
  });
});

describe('heard', () => {
  it('ends by this clock as far ahead as the server said', () => {
    expect(heard({ left: 12_345 } as Option, 1_000).endsAt).toBe(13_345);
  });
});

describe('awaitsEntry', () => {
  const bought = { status: 'running', entryPrice: null, seconds: 12, endsAt: 112_000 } as const;

  it('lasts until a third of the duration, and a moment to hear of it', () => {
    expect(awaitsEntry(bought, 100_000)).toBe(true);
    expect(awaitsEntry(bought, 105_000)).toBe(true);
    expect(awaitsEntry(bought, 105_001)).toBe(false);
  });

  it('is over with the entry or the end', () => {
    expect(awaitsEntry({ ...bought, entryPrice: decimal('5') }, 100_000)).toBe(false);
    expect(awaitsEntry({ ...bought, status: 'void' }, 100_000)).toBe(false);
  });
});
