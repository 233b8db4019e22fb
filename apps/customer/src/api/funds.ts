import type {
  FundAnswer,
  FundIncome,
  FundReport,
  SubscriptionAnswer,
  FundInfo as WireInfo,
  Page as WirePage,
} from '@truemark/contracts';
import { decimal, formatDecimal, type Money, type Ratio } from '@truemark/money';
import { action } from './action.js';
import { type CallOptions, get } from './http.js';
import { type Page, pageFrom } from './page.js';

/** Terms of profit and redemption. Percentages are of the share. */
export interface FundTerms {
  /** Percent per day. */
  readonly dividendPercentage: Ratio;
  /** Number of days for which profits are paid. */
  readonly lockDividendDays: number;
  /** Fee for early redemption, percent. */
  readonly liquidatedDamages: Ratio;
  /** Hours until an early redemption is paid. */
  readonly refundHours: number;
}

export interface Fund extends FundTerms {
  readonly id: number;
  readonly title: string;
  /** Image address; empty: none. */
  readonly image: string;
  readonly currency: string;
  readonly least: Money;
  readonly most: Money;
  /** Maximum running subscriptions per customer; 0: no limit. */
  readonly limit: number;
  readonly description: string;
  readonly risk: string;
  readonly whoPays: string;
  /** Percent, simple interest. */
  readonly yearlyRate: Ratio;
  /** Balance available for profit payments. */
  readonly poolBalance: Money;
  /** Profits still owed to running subscriptions. */
  readonly poolPromised: Money;
}

/** A fund as offered to one customer. */
export interface OfferedFund extends Fund {
  /** Whether it accepts new subscriptions. */
  readonly isOpen: boolean;
  /** The customer's running subscriptions of this fund. */
  readonly running: number;
}

/** Totals of the customer's subscriptions. */
export interface FundTotals {
  /** Total of running shares. */
  readonly shares: Money;
  /** Profits since the start of the day. */
  readonly today: Money;
  readonly profits: Money;
}

export type SubscriptionStatus = 'running' | 'refunding' | 'refunded' | 'finished';

export interface Subscription extends FundTerms {
  readonly id: number;
  readonly title: string;
  readonly image: string;
  readonly currency: string;
  readonly status: SubscriptionStatus;
  /** In the customer's language. */
  readonly statusName: string;
  readonly share: Money;
  readonly subscribedAt: number;
  /** Due time of the last profit and of the return of the share. */
  readonly endAt: number;
  readonly dayProfit: Money;
  /** Profits paid so far. */
  readonly profits: Money;
  /** Total profit over all days. */
  readonly totalProfit: Money;
  readonly daysPaid: number;
  readonly nextProfitAt: number | null;
  /** Amount that a redemption now would return. */
  readonly redeemable: Money;
  /** Time at which the share is returned, after a redemption request. */
  readonly returnsAt: number | null;
  readonly endedAt: number | null;
  /** Returned amount; 0 before the return. */
  readonly returned: Money;
  /** Server clock minus this device's clock, ms. */
  readonly clockAhead: number;
}

/** A paid profit. */
export interface Income {
  readonly id: number;
  readonly amount: Money;
  /** Day number, from 1. */
  readonly day: number;
  readonly at: number;
}

export interface IncomePage extends Page<Income> {
  readonly subscription: Subscription;
}

const STATUSES = { 1: 'running', 2: 'refunding', 3: 'refunded', 4: 'finished' } as const;

type WireTerms = Pick<FundAnswer, keyof FundAnswer & keyof SubscriptionAnswer>;

const termsFrom = (wire: WireTerms): FundTerms => ({
  dividendPercentage: decimal(wire.dividend_percentage),
  lockDividendDays: wire.lock_dividend_days,
  liquidatedDamages: decimal(wire.liquidated_damages),
  refundHours: wire.refund_hours,
});

const fundFrom = (wire: FundAnswer): Fund => ({
  ...termsFrom(wire),
  id: wire.id,
  title: wire.title,
  image: wire.image,
  currency: wire.currency_code,
  least: decimal(wire.staring_sub_amount),
  most: decimal(wire.max_sub_amount),
  limit: wire.limit_num,
  description: wire.desc,
  risk: wire.risk,
  whoPays: wire.who_pays,
  yearlyRate: decimal(wire.yearly_rate),
  poolBalance: decimal(wire.pool_balance),
  poolPromised: decimal(wire.pool_promised),
});

const subscriptionFrom = (wire: SubscriptionAnswer): Subscription => ({
  ...termsFrom(wire),
  id: wire.id,
  title: wire.title,
  image: wire.image,
  currency: wire.currency_code,
  status: STATUSES[wire.status],
  statusName: wire.status_name,
  share: decimal(wire.share_amount),
  subscribedAt: wire.sub_time_ms,
  endAt: wire.end_time_ms,
  dayProfit: decimal(wire.day_profit),
  profits: decimal(wire.sum_profit),
  totalProfit: decimal(wire.total_profit),
  daysPaid: wire.days_paid,
  nextProfitAt: wire.next_profit_at_ms,
  redeemable: decimal(wire.redeemable),
  returnsAt: wire.returns_at_ms,
  endedAt: wire.ended_at_ms,
  returned: decimal(wire.get_fund),
  clockAhead: wire.as_of_ms - Date.now(),
});

const incomeFrom = (wire: FundIncome): Income => ({
  id: wire.id,
  amount: decimal(wire.interest),
  day: wire.day,
  at: wire.created_at_ms,
});

/** Fetches the funds that can be subscribed. */
export async function fetchFunds(page: number, options: CallOptions): Promise<Page<Fund>> {
  return pageFrom(await get<WirePage<FundAnswer>>('/api/fund/list', { page }, options), fundFrom);
}

export async function fetchFund(id: number, options: CallOptions): Promise<OfferedFund> {
  const wire = await get<WireInfo>('/api/fund/info', { id }, options);
  return { ...fundFrom(wire), isOpen: wire.is_published === 1, running: wire.running };
}

export async function fetchFundTotals(options: CallOptions): Promise<FundTotals> {
  const wire = await get<FundReport>('/api/fund/totalReport', {}, options);
  return {
    shares: decimal(wire.total_share_amount),
    today: decimal(wire.today_fund_amount),
    profits: decimal(wire.total_fund_amount),
  };
}

/** Subscribes. The request carries the terms shown, and the server accepts no others. */
export const subscribe = action({
  path: '/api/fund/buy',
  write: ({ fund, amount }: { fund: FundTerms & { readonly id: number }; amount: Money }) => ({
    id: fund.id,
    amount: formatDecimal(amount),
    dividend_percentage: formatDecimal(fund.dividendPercentage),
    lock_dividend_days: fund.lockDividendDays,
    liquidated_damages: formatDecimal(fund.liquidatedDamages),
    refund_hours: fund.refundHours,
  }),
  read: subscriptionFrom,
});

/** Fetches the customer's subscriptions, newest first. */
export async function fetchSubscriptions(page: number, options: CallOptions): Promise<Page<Subscription>> {
  return pageFrom(
    await get<WirePage<SubscriptionAnswer>>('/api/fund/subList', { page }, options),
    subscriptionFrom,
  );
}

/** Fetches the profits of a subscription, newest first. */
export async function fetchIncomes(id: number, page: number, options: CallOptions): Promise<IncomePage> {
  const wire = await get<WirePage<FundIncome> & { subscription: SubscriptionAnswer }>(
    '/api/fund/insList',
    { sub_id: id, page },
    options,
  );
  return { ...pageFrom(wire, incomeFrom), subscription: subscriptionFrom(wire.subscription) };
}

/** Redeems a share early. */
export const redeem = action({
  path: '/api/fund/applyRefund',
  write: (id: number) => ({ sub_id: id }),
  read: subscriptionFrom,
});
