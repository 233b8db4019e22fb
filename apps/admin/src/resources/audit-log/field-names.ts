import { isLanguageCode, languageOf } from '@truemark/i18n';
import { fromServer, namesOf } from '../../providers/translate.js';
import { t } from '../../texts/texts.js';
import { plainResourceName } from '../../ui/role-actions.js';
import { wordsFrom } from '../../ui/words-from.js';
import type { Path } from './audit-row.js';
import { CHOICES, type FieldWords } from './field-words.js';

const TITLE = t('common.title');
const TEXT = t('common.text');
const NAME = t('common.name');
const STATE = t('common.state');
const ENABLED = t('common.offeredToCustomers');
const CUSTOMER = t('common.customer');
const AMOUNT = t('common.amount');

/** Form labels of fields, by the app's names. Products add their own (`learnFields`). */
export const FIELD_NAMES: Record<string, string> = {
  // Symbols, their hours, holiday calendars.
  code: t('symbols.code'),
  showCode: t('symbols.shownAs'),
  name: NAME,
  logo: t('common.picture'),
  categoryId: t('symbols.category'),
  sort: t('ui.place'),
  isEnabled: ENABLED,
  baseCurrency: t('symbols.baseCurrency'),
  quoteCurrency: t('symbols.quoteCurrency'),
  pricePrecision: t('symbols.priceDecimals'),
  lotStep: t('symbols.lotStep'),
  units: t('symbols.unitsALot'),
  minLots: t('symbols.leastLots'),
  maxLots: t('symbols.mostLots'),
  feeRate: t('symbols.feeRate'),
  marginMode: t('common.margin'),
  multiples: t('symbols.leverage'),
  value: t('fields.value'),
  isDefault: t('symbols.offeredFirst'),
  spread: t('symbols.spread'),
  schedule: t('fields.tradingHours'),
  timezone: t('symbols.timeZone'),
  sessions: t('symbols.sessions'),
  holidays: t('symbols.holidays'),
  day: t('common.day'),
  date: t('fields.date'),
  from: t('symbols.from'),
  to: t('common.to'),
  calendarId: t('calendars.calendar'),
  days: t('calendars.days'),
  feed: t('symbols.source'),
  feedCode: t('symbols.codeAtTheSource'),
  simulation: t('symbols.simulator'),
  annualVolatility: t('fields.volatilityAYear'),
  quotesASecond: t('fields.quotesASecond'),
  price: t('fields.startingPrice'),
  paused: t('symbols.paused'),
  last: t('fields.lastPrice'),
  rejected: t('fields.refusedPrice'),
  // Options.
  symbolId: t('common.symbol'),
  symbol: t('common.symbol'),
  seconds: t('options.seconds'),
  ratio: t('options.ratio'),
  least: t('options.smallestStake'),
  most: t('options.largestStake'),
  amount: AMOUNT,
  // Payment methods.
  bank_name: t('common.bank'),
  bank_swift: 'SWIFT',
  bank_iban: 'IBAN',
  dc_address: t('common.address'),
  dc_protocol: t('common.network'),
  dc_code: t('common.coin'),
  currency_code: t('common.coin'),
  protocol_code: t('common.network'),
  address: t('common.address'),
  price_symbol_id: t('ui.priceFromTheSymbol'),
  usd_price: t('fields.oneCoinCosts'),
  min_amount: t('ui.smallestAmount'),
  max_amount: t('ui.largestAmount'),
  is_enabled: ENABLED,
  protocol: t('common.network'),
  account: t('common.account'),
  swift: 'SWIFT',
  ifsc: 'IFSC',
  iban: 'IBAN',
  // Deposits and withdrawals.
  sent: t('fields.sent'),
  balance: t('marginWatch.balance'),
  total: t('fields.total'),
  customer: CUSTOMER,
  customer_id: CUSTOMER,
  status: STATE,
  state: STATE,
  asked_for_by: t('approvals.askedBy'),
  approval: t('approvals.request'),
  of: t('approvals.request'),
  older: t('ui.olderThanEnglishIn'),
  // Products on offer.
  is_published: t('ui.published'),
  image: t('common.picture'),
  // Texts for customers.
  texts: t('fields.texts'),
  title: TITLE,
  content: TEXT,
  group: t('menus.group'),
  icon: t('menus.icon'),
  path: t('menus.goesTo'),
  is_mobile: t('menus.onMobile2'),
  is_allow_demo: t('menus.forDemoCustomersToo'),
  is_shown: t('menus.shown'),
  published_at_ms: t('fields.publishedFrom'),
  ends_at_ms: t('news.until'),
  queue: t('reasons.queue'),
  recipients: t('fields.recipients'),
  filter: t('fields.chosenBy'),
  is_demo: t('fields.isDemo'),
  export: t('fields.export'),
  format: t('exports.format'),
  language: t('common.language'),
  country: t('messages.country'),
  level: t('messages.level'),
  real: t('fields.realAccount'),
  customers: t('common.customers'),
  // Operators and their roles, webhooks, settings, identities.
  permissions: t('fields.permissions'),
  role: t('operators.role'),
  is_active: t('operators.maySignIn'),
  custom_role_id: t('operators.roleOfTheHouse'),
  terms: t('fields.termsOfTheOperator'),
  daily_limit: t('fields.approvesAloneInADay'),
  networks: t('operators.networks'),
  url: t('common.address'),
  events: t('webhooks.events'),
  secret_version: t('fields.secretNumber'),
  second_factor: t('common.secondFactor'),
  has_second_factor: t('common.secondFactor'),
  has_totp: t('common.secondFactor'),
  passkeys: t('fields.passkeys'),
  junior: t('customers.juniorVerification'),
  senior: t('customers.seniorVerification'),
  reason: t('common.reason'),
  note: t('common.privateNote'),
};

/** Labels of fields that differ in one resource. */
const OWN_NAMES: Record<string, string> = {
  'menus.value': t('menus.order'),
  'symbols.sort': t('symbols.placeInLists'),
  'webhooks.is_enabled': t('webhooks.on'),
  'settings.from': t('fields.holdsFrom'),
  'symbols.from': t('fields.goesOnWith'),
  'messages.to': t('common.to'),
  'descriptions.is_shown': t('ui.published'),
  'news.is_shown': t('ui.published'),
};

/** Adds the products' own field labels, once, at start. */
export function learnFields(words: readonly FieldWords[]): void {
  for (const { names, ownNames, choices } of words) {
    Object.assign(FIELD_NAMES, names);
    Object.assign(OWN_NAMES, ownNames);
    Object.assign(CHOICES, choices);
  }
}

/** Prefix around the fields in a log row about a request: `symbols.change XAU`. */
const REQUEST = /^[\w-]+\.[a-z_]+ /;

/** `settings.change stop_out_level` in words: the kind and its subject. */
export const requestName = (code: string): string =>
  REQUEST.test(code) ? code.replace(REQUEST, `${plainResourceName(resourceOf(code))}: `) : code;

/** Request code of a log row, such as `settings.change stop_out_level`; undefined: the row is about no request. */
export const requestIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null
    ? Object.keys(state).find((name) => REQUEST.test(name))
    : undefined;

/** `settings.change stop_out_level` → `stop_out_level`. */
export const subjectIn = (code: string): string => code.replace(REQUEST, '');

/** `settings.change stop_out_level` → `settings.change`. */
export const kindIn = (code: string): string => code.split(' ')[0] ?? code;

/** Resource and field path inside the wrapping of a request. */
export function inside(resource: string, path: Path): { resource: string; path: Path } {
  const [first = '', ...rest] = path;
  if (!REQUEST.test(first)) return { resource, path };
  return { resource: resourceOf(first), path: rest.length === 0 ? [first] : rest };
}

/** State as the server recorded it, under the app's names. */
export function inOwnNames(resource: string, state: unknown): unknown {
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return state;
  const names = namesOf(resource);
  return Object.fromEntries(
    Object.entries(state).map(([name, value]) =>
      REQUEST.test(name)
        ? [name, inOwnNames(resourceOf(name), value)]
        : (Object.entries(fromServer(names, { [name]: value }) as object)[0] ?? [name, value]),
    ),
  );
}

/** `symbols.change` → `symbols`. */
export const resourceOf = (kind: string): string => kind.split('.')[0] ?? kind;

function nameOf(resource: string, name: string, outer: string | undefined): string {
  if (/^\d+$/.test(name)) return String(Number(name) + 1);
  if (outer === 'permissions') return plainResourceName(name);
  if ((outer === 'texts' || outer === 'name') && isLanguageCode(name)) return languageOf(name).name;
  return OWN_NAMES[`${resource}.${name}`] ?? FIELD_NAMES[name] ?? wordsFrom(name);
}

/** Field label as its form shows it, from the outer to the inner name. */
export function fieldName(about: string, whole: Path): string {
  const { resource, path } = inside(about, whole);
  const names = path.map((name, at) => nameOf(resource, name, path[at - 1]));
  // A language name already implies texts.
  return (path[0] === 'texts' && path.length > 1 ? names.slice(1) : names).join(' · ');
}
