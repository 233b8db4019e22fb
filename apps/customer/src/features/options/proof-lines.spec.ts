import type { MicroAudit } from '@truemark/contracts';
import { describe, expect, it } from 'vitest';
import { proofLines } from './proof-lines.js';

const lines = (order: object, bids: [string | number, string | number] | null, sale: object | null = null) =>
  proofLines({
    order: { Number: 10.03, ProfitRatio: 0.85, LossLevel: 0, ...order },
    open: bids && { bid: bids[0] },
    close: bids && { bid: bids[1] },
    sale,
  } as unknown as MicroAudit);

describe('proofLines', () => {
  it('compare the exit with the entry and show the win', () => {
    expect(lines({ Outcome: 'win', FactProfits: 8.53 }, [96_000, '96000.01'])).toEqual({
      comparison: '96,000.01 > 96,000',
      profit: ['10.03 × 0.85 = 8.53'],
    });
  });

  it('show what a loss takes at both levels', () => {
    expect(lines({ Outcome: 'loss', FactProfits: -10.03 }, [2, 1])).toEqual({
      comparison: '1 < 2',
      profit: ['−10.03'],
    });
    expect(lines({ Outcome: 'loss', LossLevel: 1, FactProfits: -8.53 }, [2, 1]).profit).toEqual([
      '10.03 × 0.85 = 8.53',
      '−8.53',
    ]);
  });

  it('show a tie, a void and a sale', () => {
    expect(lines({ Outcome: 'tie', FactProfits: 0 }, [2, 2])).toEqual({ comparison: '2 = 2', profit: ['0'] });
    expect(lines({ Outcome: 'void', FactProfits: 0 }, null)).toEqual({ comparison: null, profit: ['0'] });
    expect(lines({ Outcome: 'sold', FactProfits: 1.2 }, null, { price: 11.23 }).profit).toEqual([
      '11.23 − 10.03 = 1.2',
    ]);
  });
});
