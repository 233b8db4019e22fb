import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { pendingKind, pendingReached } from './pending.js';

describe('pending orders at 1.1000/1.1001', () => {
  const quote = { bid: decimal('1.1'), ask: decimal('1.1001') };
  it.each([
    ['buy', '1.09', 'limit'],
    ['buy', '1.1001', 'limit'],
    ['buy', '1.12', 'stop'],
    ['sell', '1.12', 'limit'],
    ['sell', '1.1', 'limit'],
    ['sell', '1.09', 'stop'],
  ] as const)('a %s at %s is a %s', (side, target, kind) => {
    expect(pendingKind(side, decimal(target), quote)).toBe(kind);
  });
  it.each([
    ['buy', 'limit', '1.1001', true],
    ['buy', 'limit', '1.1', false],
    ['buy', 'stop', '1.1001', true],
    ['buy', 'stop', '1.1002', false],
    ['sell', 'limit', '1.1', true],
    ['sell', 'limit', '1.1001', false],
    ['sell', 'stop', '1.1', true],
    ['sell', 'stop', '1.0999', false],
  ] as const)('a %s %s at %s fills: %s', (side, kind, target, fills) => {
    expect(pendingReached(side, kind, decimal(target), quote)).toBe(fills);
  });
});
