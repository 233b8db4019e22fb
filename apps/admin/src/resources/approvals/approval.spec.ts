import { expect, it } from 'vitest';
import { product as customers } from '../customers/index.js';
import {
  aboutOf,
  approveText,
  leftOf,
  subjectPage,
  subjectsOf,
  subjectText,
  termsPage,
  titleText,
} from './approval.js';

const HOUR = 3_600_000;

it.each([
  [0, '24 h left', 'success'],
  // A few seconds later it is still shown as a day.
  [0.002, '24 h left', 'success'],
  [5.5, '19 h left', 'success'],
  [21, '3 h left', 'warning'],
  [23.5, '30 min left', 'warning'],
  [25, '0 min left', 'error'],
])('after %s hours there are %s', (hours, label, tone) => {
  const request = { expires_at_ms: 1_000 + 24 * HOUR, holds_at_ms: null };
  expect(leftOf(request, 1_000 + hours * HOUR)).toEqual({ label, tone });
});

it('says in how long it holds where nobody else could decide', () => {
  const request = { expires_at_ms: 24 * HOUR, holds_at_ms: 24 * HOUR };
  expect(leftOf(request, 2 * HOUR)).toEqual({ label: 'Effective in 22 h', tone: 'warning' });
});

const mia = { id: 7, uid: '10023', name: 'Mia Bennett' };

it('says what it is about beside what it would change, and a customer who has a name by that', () => {
  const facts = { customer: '10023', account: 'change', amount: '-12.5' };
  const request = { before: { ...facts, balance: '20' }, after: { ...facts, balance: '7.5' } };
  const others = [
    [['account'], 'change'],
    [['amount'], '-12.5'],
  ];
  expect(aboutOf({ ...request, customer: null })).toEqual([[['customer'], '10023'], ...others]);
  expect(aboutOf({ ...request, customer: mia })).toEqual(others);
});

it('passes over a flag that stays as it is', () => {
  const standing = (junior: boolean) => ({ junior, senior: false });
  expect(aboutOf({ before: standing(true), after: standing(false), customer: mia })).toEqual([]);
});

it('passes over what stays inside of a field that changes', () => {
  const texts = (risk: string) => ({ texts: { en: { title: 'Oak', risk } } });
  expect(aboutOf({ before: texts(''), after: texts('It may end.'), customer: null })).toEqual([]);
});

it.each([
  ['withdrawals.approve', null, '/withdrawals/7/show', 'Withdrawal 7'],
  ['withdrawals.approve', mia, '/withdrawals/7/show', 'Withdrawal 7, Mia Bennett'],
  ['adjustments.book', mia, '/customers/7/show', 'Mia Bennett'],
  ['adjustments.book', { ...mia, name: null }, '/customers/7/show', '10023'],
  ['settings.change', null, null, '7'],
])('%s leads to where it can be looked at', (kind, customer, page, text) => {
  const subjects = subjectsOf(
    [
      { name: 'withdrawals', pages: {}, requests: { kinds: ['withdrawals.approve'], noun: 'Withdrawal' } },
      { name: 'customers', pages: {}, requests: { kinds: ['adjustments.book'], noun: 'Customer' } },
      { name: 'settings', pages: {} },
    ],
    'USD',
  );
  const request = { kind, subject: '7', customer };
  expect([subjectPage(subjects, request), subjectText(subjects, request)]).toEqual([page, text]);
});

it('calls a setting by its title, not by its key', () => {
  const request = { kind: 'settings.change', subject: 'stop_out_level', customer: null };
  const description = 'Stop-out level in percent: below it positions are closed';
  expect(subjectText(new Map(), { ...request, subject_name: description })).toBe('Stop-out level in percent');
  expect(subjectText(new Map(), { ...request, subject_name: null })).toBe('stop_out_level');
});

it('leads from terms to the row that they made, or to their list', () => {
  const products = [{ name: 'symbols', pages: { list: () => null, show: () => null } }];
  expect(termsPage(products, { kind: 'symbols.change', about_id: 7 })).toBe('/symbols/7/show');
  expect(termsPage(products, { kind: 'symbols.change', about_id: null })).toBe('/symbols');
  expect(termsPage(products, { kind: 'menus.change', about_id: 7 })).toBeNull();
});

const asked = { before: null, after: null, subject: '7', customer: mia, subject_name: null };

it('asks for a withdrawal by its number, and for what has an action of its own by that', () => {
  const subjects = subjectsOf(
    [
      { name: 'withdrawals', pages: {}, requests: { kinds: ['withdrawals.approve'], noun: 'Withdrawal' } },
      {
        name: 'customers',
        pages: {},
        requests: {
          kinds: ['customers.revoke'],
          noun: 'Customer',
          action: ({ who }) => `Revoke it of ${who}`,
        },
      },
    ],
    'USD',
  );
  const large = { ...asked, kind: 'withdrawals.approve', label: 'Large withdrawal' };
  expect(approveText(subjects, large)).toBe('Approve withdrawal 7 of Mia Bennett?');
  expect(titleText(subjects, large)).toBe('Large withdrawal: Withdrawal 7, Mia Bennett');
  const revoked = { ...asked, kind: 'customers.revoke', label: 'Revocation of an identity' };
  expect(approveText(subjects, revoked)).toBe('Revoke it of Mia Bennett?');
  expect(titleText(subjects, revoked)).toBe('Revoke it of Mia Bennett');
  const role = { ...asked, kind: 'roles.grant', label: 'Role', customer: null };
  expect(approveText(subjects, role)).toBe('Approve: Role, 7?');
});

it('asks for a correction with its currency, and names a row without a title by its kind alone', () => {
  const subjects = subjectsOf([customers], 'USD');
  const odd = { ...asked, kind: 'adjustments.book', label: 'Correction', after: { amount: '98765432.1' } };
  expect(approveText(subjects, odd)).toBe('Correct the balance of Mia Bennett by +98,765,432.10 USD?');
  const fund = { ...asked, kind: 'funds.change', label: 'Fund', after: {}, subject: '', customer: null };
  expect(titleText(new Map(), fund)).toBe('New fund');
});
