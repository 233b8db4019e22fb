import { isLanguageCode, languageOf } from '@truemark/i18n';
import { countryName } from '../../texts/countries.js';
import { t } from '../../texts/texts.js';
import { figure, whole } from '../../ui/figures.js';
import { actionName } from '../../ui/role-actions.js';
import { roleName } from '../../ui/role-name.js';
import { zoned } from '../../ui/zone.js';
import { ACCOUNT_NAMES } from '../customers/customer.js';
import { STATES as DEPOSIT_STATES } from '../deposits/deposit.js';
import { STATES as LOAN_STATES } from '../loans/loan.js';
import { MENU_GROUPS } from '../menus/menu-entry.js';
import { CATEGORIES, DAYS } from '../symbols/symbol.js';
import { FEES, WAYS } from '../withdrawals/currencies/withdrawal-currency.js';
import { STATES as WITHDRAWAL_STATES } from '../withdrawals/withdrawal.js';
import type { Path } from './audit-row.js';
import { inside, wordsFrom } from './field-names.js';

type Words = Readonly<Record<string, string>>;

const byId = (choices: readonly { readonly id: number | string; readonly name: string }[]): Words =>
  Object.fromEntries(choices.map(({ id, name }) => [String(id), name]));

const labels = (states: Readonly<Record<string, { readonly label: string }>>): Words =>
  Object.fromEntries(Object.entries(states).map(([state, { label }]) => [state, label]));

const FACTORS: Words = { none: t('operators.none'), 'authenticator app': t('fields.authenticatorApp') };

/** Words of the values that are one of a few, by field, or by resource and field. */
const CHOICES: Readonly<Record<string, Words>> = {
  categoryId: byId(CATEGORIES),
  marginMode: { 1: t('symbols.fixedLotsUnitsALot'), 2: t('symbols.byPriceAndLeverage') },
  feed: {
    simulator: t('symbols.simulator'),
    replay: t('symbols.replayOfRecordedPrices'),
    binance: t('symbols.binance'),
  },
  day: Object.fromEntries(DAYS.map((name, at) => [String(at + 1), name])),
  'symbols.from': { 'the next quote of the source': t('fields.theNextQuoteOfTheSource') },
  type: byId(WAYS),
  fee_type: byId(FEES),
  account: ACCOUNT_NAMES,
  'withdrawals.status': labels(WITHDRAWAL_STATES),
  'deposits.status': labels(DEPOSIT_STATES),
  'loans.status': labels(LOAN_STATES),
  'approvals.state': {
    waiting: t('common.waiting'),
    approved: t('common.approved'),
    rejected: t('common.rejected'),
    withdrawn: t('approvals.takenBack'),
  },
  group: byId(MENU_GROUPS),
  second_factor: FACTORS,
  to: {
    one: t('messages.oneCustomer'),
    all: t('messages.allCustomers'),
    filter: t('messages.thoseOfAFilter'),
  },
};

type Unit = 'money' | 'percent' | 'figure';

/** What figures are of: money is in account currency. Other figures are said as they are. */
const UNITS: Readonly<Record<string, Unit>> = {
  amount: 'money',
  received: 'money',
  balance: 'money',
  interest: 'money',
  penalty: 'money',
  total: 'money',
  promised: 'money',
  daily_limit: 'money',
  min_amount: 'money',
  max_amount: 'money',
  usd_price: 'money',
  staring_sub_amount: 'money',
  max_sub_amount: 'money',
  least: 'money',
  most: 'money',
  dividend_percentage: 'percent',
  liquidated_damages: 'percent',
  units: 'figure',
  minLots: 'figure',
  maxLots: 'figure',
  sort: 'figure',
  recipients: 'figure',
};

const NUMBER = /^-?\d+(\.\d+)?$/;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The field that names a customer by number. */
export const CUSTOMER_ID = 'customer_id';

/** Rows of other lists that a field names by number: field, or resource and field → the list and what it names its rows by. */
export const REFERENCES: Readonly<Record<string, readonly [resource: string, field: string]>> = {
  symbolId: ['symbol-names', 'showCode'],
  price_symbol_id: ['symbol-names', 'showCode'],
  calendarId: ['holiday-calendars', 'name'],
  symbol_id: ['bank-currencies', 'name'],
  custom_role_id: ['custom-roles', 'name'],
  asked_for_by: ['operators', 'email'],
  operator_id: ['operators', 'email'],
  [CUSTOMER_ID]: ['customers', 'name'],
};

/** The list that names a field's value. */
export const referenceOf = (path: Path): (typeof REFERENCES)[string] | undefined =>
  REFERENCES[path.at(-1) ?? ''];

/** What values are said with: the currency of accounts, and the names of rows. */
export interface ValueFacts {
  readonly currency: string;
  readonly nameOf: (resource: string, id: string) => string | undefined;
}

/** A value as its form says it. */
export function fieldValue(about: string, whole: Path, value: string, facts: ValueFacts): string {
  const { resource, path } = inside(about, whole);
  const field = path.at(-1) ?? '';
  const choice = (CHOICES[`${resource}.${field}`] ?? CHOICES[field])?.[value];
  if (choice !== undefined) return choice;
  if (path.at(-2) === 'permissions') return value.split(', ').map(actionName).join(', ');
  const reference = referenceOf(path);
  if (reference) return facts.nameOf(reference[0], value) ?? value;
  return plainValue(field, value, facts.currency);
}

function plainValue(field: string, value: string, currency: string): string {
  if (value === 'true') return t('symbols.yes');
  if (value === 'false') return t('symbols.no');
  if (field === 'role') return roleName(value);
  if (field === 'country') return countryName(value);
  if (field === 'language' && isLanguageCode(value)) return languageOf(value).name;
  if (field === 'status' || field === 'state') return wordsFrom(value);
  if (INSTANT.test(value)) return zoned(Date.parse(value));
  if (!NUMBER.test(value)) return value;
  if (field.endsWith('_ms')) return zoned(Number(value));
  return inUnit(UNITS[field], value, currency);
}

function inUnit(unit: Unit | undefined, value: string, currency: string): string {
  if (unit === 'money') return `${whole(Number(value))} ${currency}`;
  if (unit === 'percent') return `${figure(Number(value))}%`;
  return unit === 'figure' ? figure(Number(value)) : value;
}
