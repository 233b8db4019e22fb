import { decimal } from '@truemark/money';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import type { Option } from '../../api/options.js';
import { endedReceipt } from './option-receipt.js';

const ended = (id: number, outcome: 'win' | 'loss', profit: number) =>
  ({ id, outcome, profit: decimal(profit), symbol: { showCode: 'EUR/USD' } }) as Option;

const t = ((key: string, facts: { symbol?: string; number?: number } = {}) =>
  `${key} ${facts.symbol ?? facts.number ?? ''}`.trim()) as unknown as TFunction;

const plain = (text: string | undefined) => text?.replace(/[\u2066-\u2069\u200e]/g, '');

describe('endedReceipt', () => {
  it('says what one option came to, and leads to it', () => {
    const { title, detail, actions } = endedReceipt([ended(7, 'loss', -10)], { t, currency: 'USD' });
    expect(plain(title)).toBe('options.result.title EUR/USD');
    expect(plain(detail)).toBe('options.outcome.loss −10.00 USD');
    expect(actions?.[0]?.to).toBe('/order?type=3&source=1&option=7');
  });

  it('adds up several, and leads to the list', () => {
    const both = [ended(7, 'loss', -10), ended(8, 'win', 17)];
    const { title, detail, actions } = endedReceipt(both, { t, currency: 'USD' });
    expect(title).toBe('options.result.many 2');
    expect(plain(detail)).toBe('options.result.sum +7.00 USD');
    expect(actions?.[0]?.to).toBe('/order?type=3&source=1');
  });
});
