import { existsSync, readFileSync } from 'node:fs';
import { decimal, formatDecimal, formatFixed, parseDecimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import vectors from '../vectors/orders.json' with { type: 'json' };
import { feeOf, marginOf, profitOf } from './margin.js';
import { equityOf, marginLevelOf } from './margin-level.js';
import { conversionRate, SAME_CURRENCY } from './rate.js';

const rateOf = (of: { bid?: string; inverse?: boolean }) =>
  of.bid === undefined ? SAME_CURRENCY : conversionRate(decimal(of.bid), of.inverse === true);

describe('worked cases', () => {
  it('equity: what is free and held, and what is floating', () => {
    expect(formatDecimal(equityOf(decimal('900'), decimal('100.5'), -decimal('0.25')))).toBe('1000.25');
  });

  it.each(vectors.margin)('margin: $case', (v) => {
    const { mode, lots, units, price, multiple } = v;
    const margin = marginOf({
      mode,
      lots: decimal(lots),
      units: decimal(units),
      price: decimal(price),
      multiple: decimal(multiple),
      rate: rateOf(v),
    });
    expect(formatDecimal(margin)).toBe(v.margin);
  });

  it.each(vectors.fee)('fee: $case', ({ feeType, lots, margin, feeRate, fee }) => {
    const found = feeOf({ feeType, lots: decimal(lots), margin: decimal(margin), feeRate: decimal(feeRate) });
    expect(formatDecimal(found)).toBe(fee);
  });

  it.each(vectors.profit)('profit: $case', (v) => {
    const profit = profitOf({
      side: v.side as 'buy' | 'sell',
      open: decimal(v.open),
      close: decimal(v.close),
      lots: decimal(v.lots),
      units: decimal(v.units),
      rate: rateOf(v),
    });
    expect(formatDecimal(profit)).toBe(v.profit);
  });

  it.each(vectors.level)('margin level: $case', ({ balance, margin, profit, level }) => {
    expect(formatDecimal(marginLevelOf(decimal(balance), decimal(margin), decimal(profit)))).toBe(level);
  });
});

const published = '../shared/data/cases/known_answers.json';

interface Answer {
  id: string;
  inputs: Record<string, string | number>;
  expected: Record<string, string>;
}

describe.skipIf(!existsSync(published))(`published answers (${published})`, () => {
  const answers = existsSync(published) ? (JSON.parse(readFileSync(published, 'utf8')) as Answer[]) : [];
  const figure = (value: string | number | undefined) => parseDecimal(value ?? 'missing') ?? 0n;
  const six = (value: bigint) => formatFixed(value, 6, 'half-up');

  it.each(answers.filter(({ expected, inputs }) => 'margin' in expected && inputs.price !== undefined))(
    'margin $id',
    ({ inputs, expected }) => {
      const [lots, units, price, multiple] = [inputs.lots, inputs.units, inputs.price, inputs.multiple].map(
        figure,
      );
      expect(six(marginOf({ mode: 0, lots, units, price, multiple } as Parameters<typeof marginOf>[0]))).toBe(
        expected.margin,
      );
    },
  );

  it.each(answers.filter(({ expected, inputs }) => 'profit' in expected && inputs.units !== undefined))(
    'profit $id',
    ({ inputs, expected }) => {
      const { open, close, lots, units, side } = inputs;
      const profit = profitOf({
        side: side as 'buy',
        open: figure(open),
        close: figure(close),
        lots: figure(lots),
        units: figure(units),
      });
      expect(six(profit)).toBe(expected.profit);
    },
  );

  it.each(answers.filter(({ expected }) => 'profit_account_ccy' in expected))(
    'profit in another currency $id',
    ({ inputs, expected }) => {
      const { entry, pips, pip_size, quantity, quote_to_account } = inputs;
      const open = figure(entry);
      const profit = profitOf({
        side: 'buy',
        open,
        close: open + BigInt(pips as number) * figure(pip_size),
        lots: figure(1),
        units: figure(quantity),
        rate: { top: figure(quote_to_account), bottom: figure(1) },
      });
      expect(six(profit)).toBe(expected.profit_account_ccy);
    },
  );
});
