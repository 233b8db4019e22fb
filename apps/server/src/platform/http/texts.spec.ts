import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDGE_ERROR_KEYS, FIELD_ERROR_KEYS } from '@truemark/contracts';
import { describe, expect, it } from 'vitest';
import { languageOfHeader, textOf } from './texts.js';

const domain = join(import.meta.dirname, '../../../../../libs/domain/src');
const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?:^refusal|\/refusals)\.ts$/.test(file),
);
const refusals = files.flatMap((file) =>
  [...readFileSync(join(domain, file), 'utf8').matchAll(/^ {2,4}\| '([\w.]+)'/gm)].map(
    ([, key]) => key ?? '',
  ),
);

describe('texts of the server', () => {
  it('are checked for every product', () => {
    expect(refusals).toEqual(
      expect.arrayContaining(['order.not_found', 'deposit.not_found', 'rows.changed']),
    );
  });

  it.each([...EDGE_ERROR_KEYS, ...FIELD_ERROR_KEYS, ...refusals])('exist for %s', (key) => {
    expect(textOf('en', key)).not.toBe(key);
  });

  it('are in the requested language; a missing one is replaced by its key', () => {
    expect(textOf('hk', 'auth.session')).toBe('請先登入。');
    expect(textOf('cs', 'auth.session')).not.toBe(textOf('en', 'auth.session'));
    expect(textOf('cs', 'no.such_key')).toBe('no.such_key');
  });

  it('follow the plural rules of the language', () => {
    const late = (days: number) => textOf('ru', 'message.loan_late.desc', { id: 1, days, total: '5' });
    expect(new Set([1, 2, 5].map((days) => late(days).replace(String(days), '')))).toHaveLength(3);
  });

  it.each([
    ['rate_limited', { retry_after: 1 }],
    ['auth.code_too_soon', { retry_after: 1 }],
    ['settings.in_use', { count: 1 }],
    ['wallet.price_stale', { seconds: 1 }],
    ['orders.close_limit', { most: 1 }],
    ['message.loan_approved.content', { id: 7, amount: '5', days: 1 }],
  ])('have a singular: %s', (key, facts) => {
    expect(textOf('en', key, facts)).not.toMatch(/\b1 \w+s\b/);
  });

  it('have their placeholders filled in', () => {
    expect(textOf('en', 'rate_limited', { retry_after: 7 })).toContain('7 seconds');
  });

  it('group the digits of figures, and of nothing else', () => {
    expect(textOf('en', 'deposit.amount_too_large', { most: '100000' })).toBe('At most 100,000 at a time.');
    expect(textOf('fr', 'fund.pool_promised', { free: '1234567.5' })).toContain('1,234,567.5');
    expect(textOf('en', 'order.lots_too_small', { minimum: 0.0001 })).toContain('0.0001');
    expect(textOf('en', 'auth.blocked', { reason: '20261201' })).toContain('20261201');
    expect(textOf('en', 'message.loan_late.desc', { id: 4711, days: 2, total: '5' })).toContain('4711');
  });

  it('depend on what is insufficient', () => {
    const key = 'order.insufficient_balance';
    expect(textOf('en', key)).toContain('margin and fee');
    expect(textOf('en', key, { of: 'stake' })).toContain('the stake');
    expect(textOf('en', key, { of: 'something else' })).toContain('margin and fee');
  });

  it.each([
    ['ar', 'ar'],
    ['xx', 'en'],
    [undefined, 'en'],
    [['ar', 'hk'], 'en'],
  ])('a lang header of %j means %s', (header, lang) => {
    expect(languageOfHeader(header, 'en')).toBe(lang);
  });
});
