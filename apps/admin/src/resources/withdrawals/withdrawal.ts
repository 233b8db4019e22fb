import type { PillTone } from '../../ui/Pill.js';
import { ageOf, type InQueue } from '../../ui/review/queue.js';
import type { NeedsSecondPerson } from '../../ui/review/second-person.js';
import type { PriceSource } from '../../ui/review/target.js';
import type { ReviewQueue } from '../../ui/review/use-review.js';

export interface Withdrawal extends InQueue, NeedsSecondPerson {
  readonly customer_id: number;
  readonly uid: string;
  /** Sums in account currency. */
  readonly number: number;
  readonly fee: number;
  readonly real_number: number;
  readonly way: 'coin' | 'bank';
  readonly code: string;
  readonly protocol: string;
  readonly status: 'pending' | 'approved' | 'paid' | 'rejected' | 'cancelled';
  readonly target: Readonly<Record<string, string>>;
  readonly usd_price: number | null;
  readonly price_source: PriceSource | null;
  /** The approval fixes price and coins, at the price of then. */
  readonly is_estimate: boolean;
  readonly coin_number: number | null;
  /** The customer's own words. */
  readonly memo: string;
  readonly reason: string | null;
  readonly note: string | null;
  readonly reference: string | null;
  readonly created_at_ms: number;
  readonly decided_at_ms: number | null;
  readonly paid_at_ms: number | null;
}

/** With what accounts are held in. */
export interface WholeWithdrawal extends Withdrawal {
  readonly currency: string;
}

export const STATES: Readonly<Record<Withdrawal['status'], { label: string; tone: PillTone }>> = {
  pending: { label: 'Pending', tone: 'info' },
  approved: { label: 'Approved', tone: 'warning' },
  paid: { label: 'Paid', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'error' },
  cancelled: { label: 'Cancelled', tone: 'default' },
};

export const WAYS: Readonly<Record<Withdrawal['way'], string>> = { coin: 'Coin', bank: 'Bank' };

const isUnsent = ({ status }: Withdrawal): boolean => status === 'pending' || status === 'approved';

/** What it waits for, in words; null where it has ended. */
export function stageText(row: Withdrawal): string | null {
  if (!isUnsent(row)) return null;
  if (row.status === 'approved') return 'Its payment';
  return row.approval === null ? 'A decision' : 'A second person';
}

/** How long the customer has waited for his money; null where it has ended. */
export const waitsFor = (
  row: Withdrawal,
  now: number,
  promise: number,
): { label: string; tone: PillTone } | null =>
  isUnsent(row) ? ageOf(row.created_at_ms, now, promise) : null;

export const WITHDRAWAL_QUEUE: ReviewQueue<Withdrawal> = {
  resource: 'withdrawals',
  since: 'created_at_ms',
  filter: { waits_for: 'operator' },
  waits: isUnsent,
  rests: ({ approval }) => approval !== null,
};

/** `USDT, TRC20`, or the currency of a bank. */
export const currencyText = ({ code, protocol }: Pick<Withdrawal, 'code' | 'protocol'>): string =>
  protocol === '' ? code : `${code}, ${protocol}`;
