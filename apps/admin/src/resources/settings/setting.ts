import {
  checkSetting,
  type NumericDecimals,
  requiresReason,
  requiresSecondPerson,
  type SettingDeclaration,
  type SettingGuard,
  type SettingUnit,
} from '@truemark/contracts';
import type { SettingRow } from '@truemark/contracts/admin';
import { type Product, type Touches, useProducts } from '../../product.js';
import { countryName } from '../../texts/countries.js';
import type { TextKey } from '../../texts/desk-language.js';
import { fromServerWords, t } from '../../texts/texts.js';
import { formatNumber } from '../../ui/figures.js';

/** Setting with its declaration, as the server returns it. */
export type Setting = NumericDecimals<SettingRow>;

/** Setting with description, group and choices in the operator's language. */
export const inOwnWords = (setting: Setting): Setting => ({
  ...setting,
  description: fromServerWords(setting.description),
  group_name: fromServerWords(setting.group_name),
  heading: setting.heading && fromServerWords(setting.heading),
  choices: setting.choices?.map((each) => ({ ...each, label: fromServerWords(each.label) })) ?? null,
});

/** Text up to where the details begin. */
const upToDetails = (text: string): string =>
  /^(?:[(（][^)）]*[)）]|(?![:;.](?:\s|$)|[：；。]).)+/u.exec(text)?.[0] ?? text;

/** Text that only names a page, as many settings do. */
const PAGE = /\bpage$|[頁首]$/u;

/**
 * Description up to where the details begin. After a page name it includes the part that follows: `Home page: the
 * search field`.
 */
function headOf(description: string): string {
  const head = upToDetails(description);
  const colon = /^[:：]\s*/u.exec(description.slice(head.length))?.[0];
  if (colon === undefined || !PAGE.test(head)) return head;
  return head + colon + upToDetails(description.slice(head.length + colon.length));
}

type Described = Pick<Setting, 'description'>;

/** Title of a setting. */
export const titleOf = ({ description }: Described): string => headOf(description).replaceAll('`', '');

/** Details of a setting; empty if the title says it all. */
export function detailsOf({ description }: Described): string {
  const rest = description.slice(headOf(description).length).replace(/^[:;.：；。]\s*/u, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Number of characters by which a text exceeds its setting's maximum; null: it is not too long. */
export function lettersBeyond({ type, most }: Setting, value: string): number | null {
  const count = value.trim().length;
  return type === 'text' && most !== null && count > Number(most) ? count : null;
}

/** Whether the value is valid under the setting's declaration. */
export function fits(setting: Setting, value: string): boolean {
  const { type, least, most, places } = setting;
  if (type === 'text') return lettersBeyond(setting, value) === null;
  if (type !== 'integer' && type !== 'decimal' && type !== 'colour' && type !== 'currency') return true;
  const declared = { type, least: least ?? undefined, most: most ?? undefined, places: places ?? undefined };
  return 'value' in checkSetting(declared as SettingDeclaration, value);
}

/** Two-letter country codes in a value. */
export const codesOf = (value: string): string[] => (value === '' ? [] : value.split(','));

/** Whether two values mean the same: countries in any order. */
export const isSameValue = ({ type }: Pick<Setting, 'type'>, one: string, other: string): boolean =>
  type === 'countries' ? codesOf(one).sort().join() === codesOf(other).sort().join() : one === other;

const UNITS: Readonly<Record<Exclude<SettingUnit, 'money'>, TextKey>> = {
  percent: 'settings.ofPercent',
  seconds: 'settings.ofSeconds',
  hours: 'settings.ofHours',
  days: 'settings.ofDays',
  pixels: 'settings.ofPixels',
};

/** Number with its unit: `6,000 USD`, `50%`. */
function inUnit(unit: Setting['unit'], value: string, currency: string): string {
  const written = formatNumber(Number(value));
  if (unit === null) return written;
  return unit === 'money' ? `${written} ${currency}`.trim() : t(UNITS[unit], { value: written });
}

/** Unit shown after a number field; empty: none. */
export const signOf = ({ unit }: Pick<Setting, 'unit'>, currency: string): string => {
  if (unit === null) return '';
  return unit === 'money' ? currency : t(UNITS[unit], { value: '' }).trim();
};

/** Value in words; money is in `currency`. */
export function shown({ type, choices, unit }: Setting, value: string, currency: string): string {
  if (type === 'flag') return value === '1' ? t('settings.on') : t('settings.off');
  if (type === 'countries' && value !== '') return codesOf(value).map(countryName).join(', ');
  if ((type === 'integer' || type === 'decimal') && value.trim() !== '') return inUnit(unit, value, currency);
  const choice = choices?.find((each) => each.value === value);
  return choice?.label ?? (value === '' ? t('common.empty') : value);
}

/** Whether setting it to `value` needs approval. */
export const asksSecond = ({ guard }: Setting, value: string): boolean =>
  guard !== null && requiresSecondPerson({ guard }, value);

/** Whether setting it to `value`, or requesting that, takes a reason. */
export const asksReason = (setting: Setting, value: string): boolean =>
  asksSecond(setting, value) || requiresReason(setting, value);

/** Who reads the reason, or that a reason is still missing. */
export const reasonHint = (setting: Setting, value: string, isOwed: boolean): string => {
  if (asksSecond(setting, value)) return t(isOwed ? 'settings.aReasonIsOwed' : 'settings.theReasonIsKept');
  return t(isOwed ? 'settings.aReasonIsOwedToTheLog' : 'settings.theReasonIsKeptInTheLog');
};

/** Who has to approve, as a sentence; empty: one person may change it. */
export const WHO: Readonly<Record<SettingGuard, string>> = {
  unused: '',
  two_persons: t('settings.aSecondPersonHasToAgree'),
  two_persons_off: t('settings.aSecondPersonHasToAgree2'),
  two_owners: t('settings.anOwnerAsksForAChange'),
};

/** Currently open items. */
export interface Open {
  readonly positions: number;
  readonly customers: number;
  readonly options: number;
  readonly option_customers: number;
}

export interface SettingWithOpen extends Setting {
  readonly open?: Open;
  readonly customers_by_country?: Readonly<Record<string, number>> | null;
}

/** Effects of changing a setting, for settings of no product. */
const TOUCHES: Readonly<Record<string, Touches>> = {
  only_one_account: {
    on: t('settings.optionsUseTheContractAccountDemo'),
    off: t('settings.optionsHaveAnAccountOfTheir'),
  },
  currency: t('settings.everyAccountIsHeldInThis'),
  trade_fee_type: t('settings.howTheFeeOfEveryNew'),
  margin_call_level: t('settings.theWarningComesAtAnotherLevel'),
  stop_out_level: t('settings.aHigherLevelCanClosePositions'),
  quote_stale_seconds: t('settings.ordersAndClosingsAreRefusedWhen'),
  demo_balance: t('settings.newDemoCustomersStartWithThis'),
  company_status: {
    on: t('settings.customersStayHere'),
    off: t('settings.allCustomersAreSentAwayAfter'),
  },
  company_loss_url: t('settings.whereAllCustomersAreSentWhile'),
};

/** Effects of changes, by setting key. */
export type TouchesByKey = Readonly<Record<string, Touches>>;

export const touchesOf = (products: readonly Product[]): TouchesByKey =>
  Object.assign({ ...TOUCHES }, ...products.map(({ settings }) => settings));

export const useTouches = (): TouchesByKey => touchesOf(useProducts());

/** Whether a change asks for confirmation. */
export const isDangerous = ({ key, guard, stops }: Setting, all: TouchesByKey): boolean =>
  key in all || guard !== null || stops;

/** Whether this value is the 0 that switches off a waiting time. */
export const switchesOff = (found: Touches | undefined, value: string): boolean =>
  typeof found === 'object' && 'zero' in found && Number(value) === 0;

export function touches(setting: Setting, value: string, all: TouchesByKey): string {
  const details = detailsOf(setting);
  // The title is already in the question. Only details beyond it are repeated.
  const isSaid = details !== '' || asksSecond(setting, value);
  const found = all[setting.key] ?? (isSaid ? details : setting.description);
  if (typeof found === 'string') return found;
  if ('zero' in found) return switchesOff(found, value) ? found.zero : found.otherwise;
  return found[value === '1' ? 'on' : 'off'];
}
