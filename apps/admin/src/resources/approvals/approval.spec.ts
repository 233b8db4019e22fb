import { expect, it } from 'vitest';
import { aboutOf, ageOf, changeText, subjectPage, subjectsOf, subjectText } from './approval.js';

const HOUR = 3_600_000;

it.each([
  [0, '0 min, 24 h left', 'success'],
  [5.5, '5 h, 18 h left', 'success'],
  [21, '21 h, 3 h left', 'warning'],
  [23.5, '23 h, 30 min left', 'warning'],
  [25, '25 h, 0 min left', 'error'],
])('after %s hours it is %s', (hours, label, tone) => {
  const request = { made_at_ms: 1_000, expires_at_ms: 1_000 + 24 * HOUR, holds_at_ms: null };
  expect(ageOf(request, 1_000 + hours * HOUR)).toEqual({ label, tone });
});

it('says in how long it holds where nobody else could decide', () => {
  const request = { made_at_ms: 0, expires_at_ms: 24 * HOUR, holds_at_ms: 24 * HOUR };
  expect(ageOf(request, 2 * HOUR)).toEqual({ label: 'Holds in 22 h', tone: 'info' });
});

it('says what it is about beside what it would change', () => {
  const facts = { customer: '10023', account: 'change', amount: '-12.5' };
  const request = { before: { ...facts, balance: '20' }, after: { ...facts, balance: '7.5' } };
  expect(aboutOf(request)).toEqual([
    ['customer', '10023'],
    ['account', 'Funding'],
    ['amount', '-12.5'],
  ]);
  expect(changeText(request)).toBe('customer 10023; account Funding; amount -12.5; balance: 20 → 7.5');
});

it('passes over what stays inside of a field that changes', () => {
  const texts = (risk: string) => ({ texts: { en: { title: 'Oak', risk } } });
  const request = { before: texts(''), after: texts('It may end.') };
  expect(aboutOf(request)).toEqual([]);
  expect(changeText(request)).toBe('texts.en.risk: empty → It may end.');
});

it.each([
  ['withdrawals.approve', '/withdrawals/7/show', 'Withdrawal 7'],
  ['adjustments.book', '/customers/7/show', 'Customer 7'],
  ['settings.change', null, '7'],
])('%s leads to %s', (kind, page, text) => {
  const subjects = subjectsOf([
    { name: 'withdrawals', pages: {}, requests: { kinds: ['withdrawals.approve'], noun: 'Withdrawal' } },
    { name: 'customers', pages: {}, requests: { kinds: ['adjustments.book'], noun: 'Customer' } },
    { name: 'settings', pages: {} },
  ]);
  const request = { kind, subject: '7' };
  expect([subjectPage(subjects, request), subjectText(subjects, request)]).toEqual([page, text]);
});
