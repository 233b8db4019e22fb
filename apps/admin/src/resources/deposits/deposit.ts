import type { NumericDecimals } from '@truemark/contracts';
import type { DepositRow, DepositDetails as Whole } from '@truemark/contracts/admin';
import type { CommonlyNamed } from '../../providers/translate.js';
import { t } from '../../texts/texts.js';
import { money } from '../../ui/figures.js';
import type { PillTone } from '../../ui/Pill.js';
import { ageOf } from '../../ui/review/queue.js';
import type { ReviewQueue } from '../../ui/review/use-review.js';
import { APPROVED, CANCELLED, REJECTED } from '../../ui/settled-states.js';
import { customerLabel } from '../../ui/whose.js';

export type Deposit = CommonlyNamed<NumericDecimals<DepositRow>>;

/** Deposit with its details; the picture only for operators who may see it. */
export type DepositDetails = CommonlyNamed<NumericDecimals<Whole>>;

/** Next step of an open deposit: bank details, the customer's proof, a decision, or approval. */
export type Stage = 'matching' | 'proof' | 'decision' | 'second';

export function stageOf({ status, target, has_proof: isProven, approval }: Deposit): Stage | null {
  if (status !== 'open') return null;
  if (approval !== null) return 'second';
  if (target === null) return 'matching';
  return isProven ? 'decision' : 'proof';
}

export const STAGES: Readonly<Record<Stage, string>> = {
  matching: t('deposits.bankDetails'),
  proof: t('deposits.theCustomersProof'),
  decision: t('common.aDecision'),
  second: t('common.aSecondPerson'),
};

export const STATES: Readonly<Record<Deposit['status'], { label: string; tone: PillTone }>> = {
  open: { label: t('deposits.open'), tone: 'warning' },
  approved: APPROVED,
  rejected: REJECTED,
  invalid: { label: t('deposits.invalid'), tone: 'error' },
  cancelled: CANCELLED,
};

export const WAYS: Readonly<Record<Deposit['way'], string>> = {
  coin: t('common.coin'),
  bank: t('common.bank'),
};

/** How long the deposit has waited for an operator; null if it is not an operator's turn. */
export function waitsFor(
  deposit: Deposit,
  now: number,
  promise: number,
): { label: string; tone: PillTone } | null {
  const stage = stageOf(deposit);
  if (stage === null || stage === 'proof') return null;
  const since = stage === 'matching' ? null : deposit.proof_at_ms;
  return ageOf(since ?? deposit.created_at_ms, now, promise);
}

export const DEPOSIT_QUEUE: ReviewQueue<Deposit, DepositDetails> = {
  resource: 'deposits',
  since: 'created_at_ms',
  filter: { waits_for: 'operator' },
  waits: ({ status }) => status === 'open',
  rests: ({ approval }) => approval !== null,
  called: (row) => `${money(row.number)} ${row.currency}, ${customerLabel(row)}`,
};

/** A list row may be shown until the whole record is loaded, and lacks these fields. */
type Pictured = Partial<Pick<DepositDetails, 'same_proof' | 'same_proof_elsewhere'>>;

/** Number of other uses of the proof's picture. */
export const usesOf = ({
  same_proof: deposits = [],
  same_proof_elsewhere: elsewhere = [],
}: Pictured): number => deposits.length + elsewhere.length;

/** Statements to tick before crediting a picture that was used before, for the first operator and for the approver. */
export const meantUses = (deposit: Pictured): string[] =>
  usesOf(deposit) === 0 ? [] : [t('deposits.lookedAtTheOtherUses')];

/** Customer's balance after crediting; null until loaded. */
export const creditedText = ({
  free,
  number,
  currency,
}: Pick<DepositDetails, 'number' | 'currency'> & { readonly free?: number }): string | null =>
  free === undefined ? null : t('common.balanceAfter', { balance: `${money(free + number)} ${currency}` });

/**
 * UID that the customer was asked to write as the reference; null: none. A broker account is shown with it, one
 * assigned by an operator without.
 */
export const askedReference = ({
  way,
  target,
  uid,
}: Pick<Deposit, 'way' | 'target' | 'uid'>): string | null =>
  way === 'bank' && target !== null && 'payee_account' in target ? uid : null;
