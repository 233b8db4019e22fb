import { expect, it } from 'vitest';
import { fields as deposits } from '../deposits/field-words.js';
import { fields as funds } from '../funds/field-words.js';
import { fields as loans } from '../loans/field-words.js';
import { fields as messages } from '../messages/field-words.js';
import { fields as traders } from '../traders/field-words.js';
import { fields as verifications } from '../verifications/field-words.js';
import { fields as withdrawals } from '../withdrawals/field-words.js';
import { differences } from './audit-row.js';
import { learnFields } from './field-names.js';
import { fieldValue } from './field-values.js';

learnFields([deposits, funds, loans, messages, traders, verifications, withdrawals]);

const NAMES: Readonly<Record<string, string>> = {
  'symbol-names 7': 'XAU/USD',
  'menus 1': 'Search',
  'menus 2': 'Notices',
};
const facts = {
  currency: 'USD',
  nameOf: (list: string, id: string) => NAMES[`${list} ${id}`],
};

it.each([
  ['symbols', ['marginMode'], '2', 'By price and leverage'],
  ['symbols', ['categoryId'], '2', 'Metals'],
  ['symbols', ['isEnabled'], 'true', 'Yes'],
  ['symbols', ['units'], '100000', '100,000'],
  ['customers', ['junior'], 'false', 'No'],
  ['adjustments', ['balance'], '25025.5', '25,025.50 USD'],
  ['adjustments', ['amount'], '-0.00000001', '-0.00000001 USD'],
  ['adjustments', ['account'], 'forex', 'Contract'],
  ['withdrawals', ['status'], 'pending', 'Pending'],
  ['traders', ['status'], 'applied', 'Waiting'],
  ['messages', ['state'], 'sending', 'Sending'],
  ['verifications', ['level'], 'junior', 'Junior'],
  ['verifications', ['fields', 'front_pic'], 'reject.unreadable', 'Cannot be read clearly'],
  ['deposits', ['sent'], '25000.5 USDT', '25,000.50 USDT'],
  ['deposits', ['sent'], 'EUR', 'EUR'],
  ['funds', ['limit_num'], '0', 'No limit'],
  ['funds', ['limit_num'], '3', '3'],
  ['funds', ['yearly_rate'], '36.5', '36.5%'],
  ['funds', ['example_amount'], '1000', '1,000.00 USD'],
  ['loan-products', ['interest_rate'], '0.001', '0.1%'],
  ['loan-products', ['penalty_rate'], '0.0007', '0.07%'],
  ['loan-products', ['example_yearly_rate'], '0.365', '36.5%'],
  ['loan-products', ['example_total_day_later'], '1032', '1,032.00 USD'],
  ['deposit-addresses', ['max_amount'], '0', 'No limit'],
  ['bank-currencies', ['max_amount'], '0', 'No limit'],
  ['loan_book', ['amount'], '1234567', '1,234,567.00 USD'],
  ['durations', ['symbolId'], '7', 'XAU/USD'],
  ['durations', ['symbolId'], '8', '8'],
  ['menus', ['value'], '2, 1, 9', 'Notices, Search, 9'],
  ['bank-accounts', ['payee_account'], '0012345678', '0012345678'],
  ['custom-roles', ['permissions', 'orders'], 'read, edit', 'read, edit'],
])('of %s, %j %s is said %s', (resource, path, value, said) => {
  expect(fieldValue(resource, path, value, facts).toLowerCase()).toBe(said.toLowerCase());
});

it('says sizes of a leverage and rows by name in a line, and sessions and holidays in one each', () => {
  const multiples = [
    { value: 10, isDefault: false },
    { value: 50, isDefault: true },
  ];
  const sessions = [
    { day: 1, from: '00:00', to: '24:00' },
    { day: 2, from: '01:00', to: '23:00' },
  ];
  const days = [{ date: '2026-12-25', from: '00:00', to: '24:00', name: 'Christmas' }];
  const closed = [{ date: '2026-12-25', name: 'Christmas' }];
  const entries = [
    { id: 2, name: 'Notices' },
    { id: 1, name: 'Search' },
  ];
  expect(differences(null, { multiples, sessions, days, closed, entries }).map(({ after }) => after)).toEqual(
    [
      '10, 50 (offered first)',
      'Monday 00:00–24:00\nTuesday 01:00–23:00',
      '2026-12-25 00:00–24:00 Christmas',
      '2026-12-25 Christmas',
      'Notices, Search',
    ],
  );
});

it('says what a request was about in words, not by its code', () => {
  expect(fieldValue('approvals', ['of'], 'settings.change stop_out_level', facts)).toBe(
    'Settings: stop_out_level',
  );
  expect(fieldValue('approvals', ['of'], 'withdrawals.approve 7', facts)).toBe('Withdrawals: 7');
});
