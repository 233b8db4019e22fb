import { t } from '../../texts/texts.js';
import { ACCOUNT_NAMES } from '../customers/customer.js';
import { MENU_GROUPS } from '../menus/menu-entry.js';
import { CATEGORIES, DAYS } from '../symbols/symbol.js';

export type Words = Readonly<Record<string, string>>;

export const byId = (choices: readonly { readonly id: number | string; readonly name: string }[]): Words =>
  Object.fromEntries(choices.map(({ id, name }) => [String(id), name]));

export const labels = (states: Readonly<Record<string, { readonly label: string }>>): Words =>
  Object.fromEntries(Object.entries(states).map(([state, { label }]) => [state, label]));

const FACTORS: Words = { none: t('operators.none'), 'authenticator app': t('fields.authenticatorApp') };

/** Names of enumerated values, by field, or by resource and field; products add their own. */
export const CHOICES: Record<string, Words> = {
  categoryId: byId(CATEGORIES),
  marginMode: { 1: t('symbols.fixedLotsUnitsALot'), 2: t('symbols.byPriceAndLeverage') },
  feed: {
    simulator: t('symbols.simulator'),
    replay: t('symbols.replayOfRecordedPrices'),
    binance: t('symbols.binance'),
  },
  day: Object.fromEntries(DAYS.map((name, at) => [String(at + 1), name])),
  'symbols.from': { 'the next quote of the source': t('fields.theNextQuoteOfTheSource') },
  account: ACCOUNT_NAMES,
  'approvals.state': {
    waiting: t('common.waiting'),
    approved: t('common.approved'),
    rejected: t('common.rejected'),
    withdrawn: t('approvals.takenBack'),
  },
  group: byId(MENU_GROUPS),
  'menus.id': byId(MENU_GROUPS),
  second_factor: FACTORS,
  to: {
    one: t('messages.oneCustomer'),
    all: t('messages.allCustomers'),
    filter: t('messages.thoseOfAFilter'),
  },
};

/** A product's names for its fields and their enumerated values, for requests and the log. */
export interface FieldWords {
  readonly names?: Words;
  /** By resource and field: `messages.to`. */
  readonly ownNames?: Words;
  readonly choices?: Readonly<Record<string, Words>>;
}
