import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import type { OptionAudit } from '../../api/option-proof.js';
import { proofLines } from './proof-lines.js';

const lines = (option: object, bids: [string | number, string | number] | null, sale: object | null = null) =>
  proofLines(
    {
      option: {
        symbol: { pricePrecision: 2 },
        stake: decimal('10.03'),
        ratio: decimal('0.85'),
        lossLevel: 0,
        ...option,
      },
      entry: bids && { bid: decimal(bids[0]) },
      exit: bids && { bid: decimal(bids[1]) },
      sale,
    } as unknown as OptionAudit,
    'USD',
  );

describe('proofLines', () => {
  it('compare the exit with the entry and show the win', () => {
    expect(lines({ outcome: 'win', profit: decimal('8.53') }, [96_000, '96000.01'])).toEqual({
      comparison: '96,000.01 > 96,000.00',
      profit: ['10.03 × 0.85 = 8.53 USD'],
    });
  });

  it('show what a loss takes at both levels', () => {
    expect(lines({ outcome: 'loss', profit: decimal('-10.03') }, [2, 1])).toEqual({
      comparison: '1.00 < 2.00',
      profit: ['−10.03 USD'],
    });
    expect(lines({ outcome: 'loss', lossLevel: 1, profit: decimal('-8.53') }, [2, 1]).profit).toEqual([
      '10.03 × 0.85 = 8.53 USD',
      '−8.53 USD',
    ]);
  });

  it('show a tie, a void and a sale', () => {
    expect(lines({ outcome: 'tie', profit: decimal('0') }, [2, 2])).toEqual({
      comparison: '2.00 = 2.00',
      profit: ['0.00 USD'],
    });
    expect(lines({ outcome: 'void', profit: decimal('0') }, null)).toEqual({
      comparison: null,
      profit: ['0.00 USD'],
    });
    expect(
      lines({ outcome: 'sold', profit: decimal('1.2') }, null, { price: decimal('11.23') }).profit,
    ).toEqual(['11.23 − 10.03 = 1.20 USD']);
  });
});
