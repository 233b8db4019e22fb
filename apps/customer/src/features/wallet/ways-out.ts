import type { AppKey } from '@truemark/i18n';
import { formatDecimal, type Money, round } from '@truemark/money';
import type { AccountType } from '../../api/accounts.js';
import type { Product } from '../product.js';

/** Of whom something was refused, as far as it matters for what he can do about it. */
export interface Standing {
  readonly isDemo: boolean;
  /** The account that was to pay. */
  readonly account: AccountType;
  /** It was to leave the platform: money of the other accounts would do, new money would not. */
  readonly isPayout?: boolean;
  /** What that account lacks; left out where it is not known. */
  readonly missing?: Money;
  /** What is free on the funding account; undefined while it is not known. */
  readonly funding?: Money;
}

/** What can be done about a refusal: its words, an amount that they name, and the page with that amount filled in. */
export interface WayOut {
  readonly text: AppKey;
  readonly amount?: Money;
  readonly to: string;
}

/** Of the ledger and of forms: products name their own. */
const WANTS_MONEY = ['ledger.insufficient_balance', 'cash.overFree'];
const TYPE_IDS: Readonly<Record<AccountType, number>> = { change: 1, contracts: 2, options: 3 };
const REGISTER: WayOut = { text: 'way.register', to: '/register' };
const TRANSFER: Filled = { text: 'way.transfer', amountText: 'way.transferAmount' };

/** Whole cents, upwards: the amount has to cover what is missing. */
export const cents = (amount: Money): Money => round(amount, 2, 'up');

/**
 * What leads out of a refusal, by its key; nothing where nothing does. `products` name their refusals and where money comes in.
 * What the funding account has of what is missing is transferred, the rest paid in: together they are what is missing.
 */
export function waysOut(key: string, standing: Standing, products: readonly Product[]): readonly WayOut[] {
  const wantsMoney = [WANTS_MONEY, ...products.map((product) => product.wantsMoney ?? [])].flat();
  if (key === 'user.only_real_account') return [REGISTER];
  if (!wantsMoney.includes(key)) {
    const way = products.find(({ waysOut }) => waysOut?.[key])?.waysOut?.[key];
    return way ? [way] : [];
  }
  const { isDemo, isPayout, account, missing, funding = 0n } = standing;
  const transfer = `/mine/transfer?to=${TYPE_IDS[account]}`;
  if (account !== 'change' && funding > 0n && (missing === undefined || missing <= funding)) {
    return [withAmount(TRANSFER, transfer, missing)];
  }
  if (isPayout) return [{ text: TRANSFER.text, to: `/mine/transfer?to=${TYPE_IDS.change}` }];
  if (isDemo) return [REGISTER];
  const wayIn = products.find(({ way }) => way?.lack)?.way;
  if (!wayIn?.lack) return [];
  const own = account === 'change' || missing === undefined ? 0n : round(funding, 2, 'down');
  const payIn = withAmount(wayIn.lack, wayIn.path, missing === undefined ? undefined : cents(missing) - own);
  return own > 0n ? [withAmount(TRANSFER, transfer, own), payIn] : [payIn];
}

interface Filled {
  readonly text: AppKey;
  readonly amountText: AppKey;
}

function withAmount({ text, amountText }: Filled, to: string, missing: Money | undefined): WayOut {
  if (missing === undefined || missing <= 0n) return { text, to };
  const amount = cents(missing);
  const address = `${to}${to.includes('?') ? '&' : '?'}amount=${formatDecimal(amount)}`;
  return { text: amountText, amount, to: address };
}
