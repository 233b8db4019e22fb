import type { RejectReason } from '@truemark/contracts';
import { isLanguageCode, languageOf } from '@truemark/i18n';
import { countryName } from '../../texts/countries.js';
import { t } from '../../texts/texts.js';
import { formatNumber, formatUnrounded } from '../../ui/figures.js';
import { languageWithCode } from '../../ui/language-name.js';
import { REASON_NAMES } from '../../ui/review/reason-names.js';
import { actionName } from '../../ui/role-actions.js';
import { roleName } from '../../ui/role-name.js';
import { wordsFrom } from '../../ui/words-from.js';
import { zoned } from '../../ui/zone.js';
import type { Path } from './audit-row.js';
import { inside, requestName } from './field-names.js';
import { CHOICES } from './field-words.js';

type Unit = 'money' | 'percent' | 'fraction' | 'figure';

/** Units of figures: money is in account currency. Figures not listed are shown as they are. */
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
  yearly_rate: 'percent',
  interest_rate: 'fraction',
  penalty_rate: 'fraction',
  example_yearly_rate: 'fraction',
  example_amount: 'money',
  example_day_profit: 'money',
  example_total_profit: 'money',
  example_redeemable: 'money',
  example_interest: 'money',
  example_total_due: 'money',
  example_total_day_later: 'money',
  units: 'figure',
  minLots: 'figure',
  maxLots: 'figure',
  sort: 'figure',
  recipients: 'figure',
};

const NUMBER = /^-?\d+(\.\d+)?$/;
/** Amount of a coin. */
const SUM = /^(-?\d+(?:\.\d+)?) ([A-Z0-9]{2,10})$/;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Field that refers to a customer by id. */
export const CUSTOMER_ID = 'customer_id';

/**
 * Fields that refer to rows of other lists by id: field, or resource and field → the list and the field that names its
 * rows.
 */
export const REFERENCES: Readonly<Record<string, readonly [resource: string, field: string]>> = {
  symbolId: ['symbol-names', 'showCode'],
  price_symbol_id: ['symbol-names', 'showCode'],
  calendarId: ['holiday-calendars', 'name'],
  symbol_id: ['bank-currencies', 'name'],
  custom_role_id: ['custom-roles', 'name'],
  asked_for_by: ['operators', 'name'],
  operator_id: ['operators', 'name'],
  'menus.value': ['menus', 'name'],
  [CUSTOMER_ID]: ['customers', 'name'],
};

/** List that names a field's value. */
export const referenceOf = (path: Path, resource = ''): (typeof REFERENCES)[string] | undefined =>
  REFERENCES[`${resource}.${path.at(-1)}`] ?? REFERENCES[path.at(-1) ?? ''];

/** Context for formatting values: account currency and row names. */
export interface ValueFacts {
  readonly currency: string;
  readonly nameOf: (resource: string, id: string) => string | undefined;
}

/** Value in words, as its form shows it. */
export function fieldValue(about: string, whole: Path, value: string, facts: ValueFacts): string {
  const { resource, path } = inside(about, whole);
  const field = path.at(-1) ?? '';
  const choice = (CHOICES[`${resource}.${field}`] ?? CHOICES[field])?.[value];
  if (choice !== undefined) return choice;
  if (whole.length === 1 && field === 'of') return requestName(value);
  if (path.at(-2) === 'permissions') return value.split(', ').map(actionName).join(', ');
  const reference = referenceOf(path, resource);
  if (reference)
    return value
      .split(', ')
      .map((id) => facts.nameOf(reference[0], id) ?? id)
      .join(', ');
  return plainValue(field, value, facts.currency);
}

function plainValue(field: string, value: string, currency: string): string {
  if (value === 'true') return t('symbols.yes');
  if (value === 'false') return t('symbols.no');
  if (field === 'role') return roleName(value);
  if (field === 'country') return countryName(value);
  if (field === 'older') return value.split(', ').map(languageWithCode).join(', ');
  if (field === 'language' && isLanguageCode(value)) return languageOf(value).name;
  if (value in REASON_NAMES) return REASON_NAMES[value as RejectReason];
  if (field === 'status' || field === 'state') return wordsFrom(value);
  if (INSTANT.test(value)) return zoned(Date.parse(value));
  const sum = field === 'sent' && SUM.exec(value);
  if (sum) return `${formatUnrounded(Number(sum[1]))} ${sum[2]}`;
  if (!NUMBER.test(value)) return value;
  if (field.endsWith('_ms')) return zoned(Number(value));
  return inUnit(UNITS[field], value, currency);
}

function inUnit(unit: Unit | undefined, value: string, currency: string): string {
  if (unit === 'money') return `${formatUnrounded(Number(value))} ${currency}`;
  if (unit === 'percent') return `${formatNumber(Number(value))}%`;
  if (unit === 'fraction') return `${formatNumber(Number(value) * 100)}%`;
  return unit === 'figure' ? formatNumber(Number(value)) : value;
}
