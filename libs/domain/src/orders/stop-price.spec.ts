import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { checkStopPrices, stopReached, trailingStopPrice } from './stop-price.js';

const stops = (stopLoss: string, takeProfit: string) => ({
  stopLoss: decimal(stopLoss),
  takeProfit: decimal(takeProfit),
});

describe('checkStopPrices against 1.1', () => {
  it.each([
    ['buy', '1.09', '1.11', true],
    ['buy', '0', '0', true],
    ['buy', '1.1', '0', false],
    ['buy', '1.11', '0', false],
    ['buy', '0', '1.1', false],
    ['sell', '1.11', '1.09', true],
    ['sell', '1.09', '0', false],
    ['sell', '0', '1.11', false],
  ] as const)('%s, stop-loss %s, take-profit %s: %s', (side, stopLoss, takeProfit, good) => {
    expect(checkStopPrices(side, stops(stopLoss, takeProfit), decimal('1.1')) === null).toBe(good);
  });
});

describe('stopReached', () => {
  it.each([
    ['buy', '1.0899', 'stop_loss'],
    ['buy', '1.09', 'stop_loss'],
    ['buy', '1.0901', null],
    ['buy', '1.11', 'take_profit'],
    ['buy', '1.12', 'take_profit'],
  ] as const)('a %s at %s: %s', (side, closing, kind) => {
    expect(stopReached(side, stops('1.09', '1.11'), decimal(closing))).toBe(kind);
  });
  it.each([
    ['1.12', 'stop_loss'],
    ['1.11', 'stop_loss'],
    ['1.1', null],
    ['1.09', 'take_profit'],
  ] as const)('a sell at %s: %s', (closing, kind) => {
    expect(stopReached('sell', stops('1.11', '1.09'), decimal(closing))).toBe(kind);
  });
  it('0 is no stop', () => expect(stopReached('buy', stops('0', '0'), 1n)).toBeNull());
});

describe('trailingStopPrice', () => {
  it.each([
    ['buy', '1.12', '0.01', '0', '1.11'],
    ['buy', '1.12', '0.01', '1.115', '1.115'],
    ['sell', '1.08', '0.01', '0', '1.09'],
    ['sell', '1.08', '0.01', '1.085', '1.085'],
    ['buy', '0.005', '0.01', '0', '0'],
  ] as const)('%s, best %s, distance %s, stop-loss %s: %s', (side, best, distance, stopLoss, stop) => {
    expect(trailingStopPrice(side, decimal(best), decimal(distance), decimal(stopLoss))).toBe(decimal(stop));
  });
});
