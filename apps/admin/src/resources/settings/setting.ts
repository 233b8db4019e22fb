import { type InNumbers, type SettingGuard, takesTwoPeople } from '@truemark/contracts';
import type { SettingRow } from '@truemark/contracts/admin';
import { type Product, type Touches, useProducts } from '../../product.js';

/** A setting with its declaration, as the server answers it. */
export type Setting = InNumbers<SettingRow>;

/** A value in words. */
export function shown({ type, choices }: Setting, value: string): string {
  if (type === 'flag') return value === '1' ? 'on' : 'off';
  const choice = choices?.find((each) => each.value === value);
  return choice?.label ?? (value === '' ? 'empty' : value);
}

/** Whether setting it to `value` asks a second person. */
export const asksSecond = ({ guard }: Setting, value: string): boolean =>
  guard !== null && takesTwoPeople({ guard }, value);

/** Who has to agree, in a sentence; empty: one person changes it. */
export const WHO: Readonly<Record<SettingGuard, string>> = {
  unused: '',
  two_persons: 'A second person has to agree to a change.',
  two_persons_off: 'A second person has to agree to switching it off.',
  two_owners: 'An owner asks for a change, and another owner has to agree.',
};

/** What is open at this instant. */
export interface Open {
  readonly positions: number;
  readonly customers: number;
  readonly options: number;
  readonly option_customers: number;
}

export interface SettingWithOpen extends Setting {
  readonly open?: Open;
}

/** What a change of a setting that is no product's touches. */
const TOUCHES: Readonly<Record<string, Touches>> = {
  only_one_account: {
    on: 'Options use the contract account. Demo money of options accounts is moved there by entries.',
    off: 'Options have an account of their own again, which starts empty.',
  },
  currency: 'Every account is held in this currency.',
  trade_fee_type: 'How the fee of every new order is worked out. Open orders keep theirs.',
  margin_call_level: 'The warning comes at another level at once, for everybody with open positions.',
  stop_out_level: 'A higher level can close positions at the next price, for everybody.',
  quote_stale_seconds:
    'Orders and closings are refused when the price is older than this. Running options keep the one that they were bought under.',
  demo_balance: 'New demo customers start with this; existing ones keep what they have.',
  company_status: {
    on: 'Customers stay here.',
    off: 'All customers are sent away after a notice of 24 hours. Statements and withdrawals stay reachable.',
  },
  company_loss_url: 'Where all customers are sent while the company status is off.',
};

/** What is said of changes, by the setting's key. */
export type TouchesByKey = Readonly<Record<string, Touches>>;

export const touchesOf = (products: readonly Product[]): TouchesByKey =>
  Object.assign({ ...TOUCHES }, ...products.map(({ settings }) => settings));

export const useTouches = (): TouchesByKey => touchesOf(useProducts());

/** Whether a change is asked about once more. */
export const isDangerous = ({ key, guard }: Setting, all: TouchesByKey): boolean =>
  key in all || guard !== null;

export function touches({ key, description }: Setting, value: string, all: TouchesByKey): string {
  const found = all[key] ?? description;
  return typeof found === 'string' ? found : found[value === '1' ? 'on' : 'off'];
}
