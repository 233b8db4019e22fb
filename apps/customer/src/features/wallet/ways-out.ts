import type { AppKey } from '@truemark/i18n';
import { formatDecimal, type Money, round } from '@truemark/money';
import type { AccountType } from '../../api/accounts.js';
import type { Product } from '../product.js';

/** Facts that determine what the customer can do about a refusal. */
export interface Standing {
  readonly isDemo: boolean;
  /** Account that was to pay. */
  readonly account: AccountType;
  /** For a withdrawal, money on other accounts would help, a new deposit would not. */
  readonly isPayout?: boolean;
  /** Amount that account lacks; omitted if unknown. */
  readonly missing?: Money;
  /** Free balance of the funding account; undefined while unknown. */
  readonly funding?: Money;
}

/** Resolution of a refusal: link text, the amount it names, and the page with that amount prefilled. */
export interface WayOut {
  readonly text: AppKey;
  readonly amount?: Money;
  readonly to: string;
}

/** Keys of the ledger and of forms; products declare their own. */
const WANTS_MONEY = ['ledger.insufficient_balance', 'cash.overFree'];
const TYPE_IDS: Readonly<Record<AccountType, number>> = { change: 1, contracts: 2, options: 3 };
const REGISTER: WayOut = { text: 'way.register', to: '/register' };
const TRANSFER: Filled = { text: 'way.transfer', amountText: 'way.transferAmount' };

/** Rounded up to cents, because the amount must cover what is missing. */
export const cents = (amount: Money): Money => round(amount, 2, 'up');

/**
 * Resolutions of a refusal by its key; empty if there are none. `products` declare their refusals and deposit pages.
 * The part available on the funding account is transferred and the rest paid in; together they make up the missing
 * amount.
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
