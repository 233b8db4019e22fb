import type { AppKey } from '@truemark/i18n';
import { formatDecimal, type Money, round } from '@truemark/money';
import type { AccountType } from '../../api/accounts.js';

/** Of whom something was refused, as far as it matters for what he can do about it. */
export interface Standing {
  readonly isDemo: boolean;
  /** The account that was to pay. */
  readonly account: AccountType;
  /** It was to leave the platform: money of the other accounts would do, a deposit would not. */
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

const WANTS_MONEY: readonly string[] = [
  'order.insufficient_balance',
  'order.insufficient_balance.stake',
  'ledger.insufficient_balance',
  'fund.insufficient_balance',
  'loan.insufficient_balance',
  'cash.overFree',
];
const TYPE_IDS: Readonly<Record<AccountType, number>> = { change: 1, contracts: 2, options: 3 };
const REGISTER: WayOut = { text: 'way.register', to: '/register' };

const ELSEWHERE: Readonly<Record<string, WayOut>> = {
  'user.only_real_account': REGISTER,
  'verification.junior_first': { text: 'way.verify', to: '/mine/auth-double' },
  'withdraw.pending_blocks': { text: 'way.withdrawal', to: '/mine/withdraw' },
  'account.loan_unpaid': { text: 'way.loan', to: '/loan/repayment' },
  'withdraw.loan_unpaid': { text: 'way.loan', to: '/loan/repayment' },
  'limits.stake': { text: 'way.limits', to: '/mine/limits' },
  'limits.daily_loss': { text: 'way.limits', to: '/mine/limits' },
  'limits.session': { text: 'way.limits', to: '/mine/limits' },
  'limits.self_excluded': { text: 'way.limits', to: '/mine/limits' },
  'order.too_many_open': { text: 'way.orders', to: '/order?type=1&source=0' },
};

/** Whole cents, upwards: the amount has to cover what is missing. */
const cents = (amount: Money): Money => round(amount, 2, 'up');

/** What leads out of a refusal, by its key; null where nothing does. */
export function wayOut(key: string, standing: Standing): WayOut | null {
  if (!WANTS_MONEY.includes(key)) return ELSEWHERE[key] ?? null;
  const { isDemo, isPayout, account, missing, funding = 0n } = standing;
  if (account !== 'change' && funding > 0n && (missing === undefined || missing <= funding)) {
    return withAmount('transfer', `/mine/transfer?to=${TYPE_IDS[account]}`, missing);
  }
  if (isPayout) return { text: 'way.transfer', to: `/mine/transfer?to=${TYPE_IDS.change}` };
  if (isDemo) return REGISTER;
  const own = account === 'change' ? 0n : funding;
  return withAmount('deposit', '/mine/charge', missing === undefined ? undefined : missing - own);
}

function withAmount(way: 'deposit' | 'transfer', to: string, missing: Money | undefined): WayOut {
  if (missing === undefined || missing <= 0n) return { text: `way.${way}`, to };
  const amount = cents(missing);
  const address = `${to}${to.includes('?') ? '&' : '?'}amount=${formatDecimal(amount)}`;
  return { text: `way.${way}Amount`, amount, to: address };
}
