import type { ForexAudit } from '@truemark/contracts';
import { describe, expect, it } from 'vitest';
import { formulasOf, levelFormula } from './proof-formulas.js';

const same = { symbol_id: null, code: null, seq: null, bid: 1, inverse: 0, tick: null };
const yen = { symbol_id: 3, code: 'USDJPY', seq: 9, bid: '152.25', inverse: 1, tick: null };

const audit = (order: object, settings: object, parts = [{ id: 1, lots: '0.5', margin: '5', fee: '0.02' }]) =>
  ({
    order: {
      Status: 3,
      OrderType: 1,
      Quantity: '0.5',
      Price: '1.1',
      UpdatePrice: '1.12',
      TargetPrice: 0,
      ...order,
    },
    settings: {
      margin_mode: 2,
      trade_fee_type: 2,
      fee_rate: '0.004',
      units: 1000,
      multiple: 50,
      ...settings,
    },
    parts,
  }) as unknown as ForexAudit;

const texts = (of: ForexAudit): string[] => formulasOf(of).map(({ text }) => text);

describe('the formulas of a proof', () => {
  it('have the figures of a buy in them', () => {
    const of = audit({ FactProfits: 10 }, { open_rate: same, close_rate: same });
    expect(texts(of)).toEqual([
      '0.5 × 1,000 × 1.1 ÷ 50 = 5',
      '5 × 0.004 = 0.02',
      '(1.12 − 1.1) × 0.5 × 1,000 = 10',
    ]);
  });

  it('turn a sell round and convert through another symbol', () => {
    const of = audit({ OrderType: 2, FactProfits: '-0.065681' }, { open_rate: yen, close_rate: yen });
    expect(texts(of)[0]).toBe('0.5 × 1,000 × 1.1 ÷ 152.25 ÷ 50 = 5');
    expect(texts(of)[2]).toBe('(1.1 − 1.12) × 0.5 × 1,000 ÷ 152.25 = −0.065681');
  });

  it('begin with the whole opening and name the share of a part', () => {
    const parts = [
      { id: 1, lots: '1.5', margin: '15', fee: '0.06' },
      { id: 2, lots: '0.5', margin: '5', fee: '0.02' },
    ];
    const [margin, fee] = formulasOf(
      audit(
        { CautionMoney: 5, TradeFee: '0.02', Status: 1 },
        { margin_mode: 1, trade_fee_type: 1, open_rate: same },
        parts,
      ),
    );
    expect(margin).toEqual({ name: 'margin', text: '2 × 1,000 = 20', share: '5' });
    expect(fee).toEqual({ name: 'fee', text: '2 × 0.004 = 0.08', share: '0.02' });
  });

  it('show how far an account had fallen', () => {
    const account = { level: 50, balance: 70, margin: 330, profit: -235 };
    expect(levelFormula(account, '50.00%')).toBe('(70 + 330 + (−235)) ÷ 330 × 100 = 50.00%');
  });
});
