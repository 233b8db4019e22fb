import { formatDecimal } from '@truemark/money';
import { expect, it } from 'vitest';
import { spreadPaid } from './spread-paid.js';

const E8 = 100_000_000n;
const none = { symbolId: null, seq: null, bid: '1', inverse: false };
const position = {
  lots: 2n * E8,
  open_bid: 100n * E8,
  open_price: 101n * E8,
  close_bid: 110n * E8,
  close_price: 110n * E8,
  terms: JSON.stringify({ units: '10', openRate: none }),
  symbol_id: 1n,
  ...{ book: 'real' as const, currency: 'USD', area_id: null, invited_by: null },
};

it('a buy pays between the bid and the ask of its opening', () => {
  expect(formatDecimal(spreadPaid({ ...position, side: 'buy' }))).toBe('20');
});

it('a sell pays between the bid and the ask of its closing', () => {
  const sell = { ...position, side: 'sell' as const, open_price: 100n * E8, close_price: 113n * E8 };
  expect(formatDecimal(spreadPaid(sell))).toBe('60');
});

it('is converted as its result was', () => {
  const closeRate = { symbolId: 7, seq: 1, bid: '2', inverse: false };
  const terms = JSON.stringify({ units: '10', openRate: none, closeRate });
  expect(formatDecimal(spreadPaid({ ...position, side: 'buy', terms }))).toBe('40');
});
