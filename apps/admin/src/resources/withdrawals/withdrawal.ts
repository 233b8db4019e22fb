import type { NumericDecimals } from '@truemark/contracts';
import type { WithdrawalDetails as Whole, WithdrawalRow } from '@truemark/contracts/admin';
import type { CommonlyNamed } from '../../providers/translate.js';
import { t } from '../../texts/texts.js';
import { formatUnrounded, money } from '../../ui/figures.js';
import type { PillTone } from '../../ui/Pill.js';
import { ageOf } from '../../ui/review/queue.js';
import type { ReviewQueue } from '../../ui/review/use-review.js';
import { APPROVED, CANCELLED, PENDING, REJECTED } from '../../ui/settled-states.js';
import { customerLabel } from '../../ui/whose.js';

export type Withdrawal = CommonlyNamed<NumericDecimals<WithdrawalRow>>;

/** Withdrawal with the account currency. */
export type WithdrawalDetails = CommonlyNamed<NumericDecimals<Whole>>;

export const STATES: Readonly<Record<Withdrawal['status'], { label: string; tone: PillTone }>> = {
  pending: PENDING,
  approved: APPROVED,
  paid: { label: t('withdrawals.paid'), tone: 'success' },
  rejected: REJECTED,
  cancelled: CANCELLED,
};

export const WAYS: Readonly<Record<Withdrawal['way'], string>> = {
  coin: t('common.coin'),
  bank: t('common.bank'),
};

const isUnsent = ({ status }: Withdrawal): boolean => status === 'pending' || status === 'approved';

/** Next step of a withdrawal, in words; null once it has ended. */
export function stageText(row: Withdrawal): string | null {
  if (!isUnsent(row)) return null;
  if (row.status === 'approved') return t('withdrawals.itsPayment');
  return row.approval === null ? t('common.aDecision') : t('common.aSecondPerson');
}

/** Customer's balance after approval. The amount was already held when he asked. Null until the evidence is loaded. */
export const leftText = ({ evidence, currency }: Partial<WithdrawalDetails>): string | null =>
  evidence === undefined
    ? null
    : t('common.balanceAfter', { balance: `${money(evidence.free)} ${currency}` });

/** How long the customer has waited for his money; null once it has ended. */
export const waitsFor = (
  row: Withdrawal,
  now: number,
  promise: number,
): { label: string; tone: PillTone } | null =>
  isUnsent(row) ? ageOf(row.created_at_ms, now, promise) : null;

/** Orders rows to decide before rows only to pay, otherwise unchanged. */
export const toDecideFirst = <Row extends Pick<Withdrawal, 'status'>>(rows: readonly Row[]): Row[] => [
  ...rows.filter(({ status }) => status !== 'approved'),
  ...rows.filter(({ status }) => status === 'approved'),
];

export const WITHDRAWAL_QUEUE: ReviewQueue<Withdrawal, WithdrawalDetails> = {
  resource: 'withdrawals',
  since: 'created_at_ms',
  filter: { waits_for: 'operator' },
  waits: isUnsent,
  rests: ({ approval }) => approval !== null,
  ordered: toDecideFirst,
  called: (row) => `${money(row.number)} ${row.currency}, ${customerLabel(row)}`,
};

/** Amount that arrives: in coins if paid in coins, as far as known. */
export const receivedText = (
  { coin_number: coins, code, real_number: worth }: Pick<Withdrawal, 'coin_number' | 'code' | 'real_number'>,
  currency: string,
): string => (coins === null ? `${money(worth)} ${currency}` : `${formatUnrounded(coins)} ${code}`);

/** `USDT, TRC20`, or the currency of a bank. */
export const currencyText = ({ code, protocol }: Pick<Withdrawal, 'code' | 'protocol'>): string =>
  protocol === '' ? code : `${code}, ${protocol}`;
