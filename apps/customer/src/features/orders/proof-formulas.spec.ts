import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import type { OrderAudit } from '../../api/order-proof.js';
import { formulasOf, levelFormula } from './proof-formulas.js';

const same = { symbolId: null, code: null, seq: null, bid: decimal('1'), isInverse: false };
const yen = { symbolId: 3, code: 'USDJPY', seq: 9, bid: decimal('152.25'), isInverse: true };

const part = (lots: string, margin: string, fee: string) => ({
  lots: decimal(lots),
  margin: decimal(margin),
  fee: decimal(fee),
});

const audit = (order: object, settings: object, parts = [part('0.5', '5', '0.02')]) =>
  ({
    order: {
      status: 'closed',
      side: 'buy',
      symbol: { pricePrecision: 2 },
      lots: decimal('0.5'),
      openPrice: decimal('1.1'),
      price: decimal('1.12'),
      targetPrice: 0n,
      ...order,
    },
    terms: {
      marginMode: 2,
      feeType: 2,
      feeRate: decimal('0.004'),
      units: decimal('1000'),
      multiple: decimal('50'),
      ...settings,
    },
    parts,
  }) as unknown as OrderAudit;

const texts = (of: OrderAudit): string[] => formulasOf(of).map(({ text }) => text);

describe('the formulas of a proof', () => {
  it('have the figures of a buy in them', () => {
    const of = audit({ profit: decimal('10') }, { openRate: same, closeRate: same });
    expect(texts(of)).toEqual([
      '0.5 × 1,000 × 1.1 ÷ 50 = 5',
      '5 × 0.004 = 0.02',
      '(1.12 − 1.10) × 0.5 × 1,000 = 10',
    ]);
  });

  it('turn a sell round and convert through another symbol', () => {
    const of = audit({ side: 'sell', profit: decimal('-0.065681') }, { openRate: yen, closeRate: yen });
    expect(texts(of)[0]).toBe('0.5 × 1,000 × 1.1 ÷ 152.25 ÷ 50 = 5');
    expect(texts(of)[2]).toBe('(1.10 − 1.12) × 0.5 × 1,000 ÷ 152.25 = −0.065681');
  });

  it('begin with the whole opening and name the share of a part', () => {
    const parts = [part('1.5', '15', '0.06'), part('0.5', '5', '0.02')];
    const [margin, fee] = formulasOf(
      audit(
        { margin: decimal('5'), fee: decimal('0.02'), status: 'holding' },
        { marginMode: 1, feeType: 1, openRate: same },
        parts,
      ),
    );
    expect(margin).toEqual({ name: 'margin', text: '2 × 1,000 = 20', share: '5' });
    expect(fee).toEqual({ name: 'fee', text: '2 × 0.004 = 0.08', share: '0.02' });
  });

  it('show how far an account had fallen', () => {
    const account = {
      level: decimal('50'),
      balance: decimal('70'),
      margin: decimal('330'),
      profit: decimal('-235'),
    };
    expect(levelFormula(account, '50.00%')).toBe('(70 + 330 + (−235)) ÷ 330 × 100 = 50.00%');
  });
});
