import {
  credit,
  debit,
  type Leg,
  move,
  receivedOf,
  refuseWithdrawal,
  type WithdrawalFee,
  withdrawalFee,
} from '@truemark/domain';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import type { EntryType } from '../../kernel/tables/ledger.table.js';
import { requireReal } from '../customers/require-real.js';
import { coinsWorth, priceAtApproval } from '../reviews/approval-price.js';
import { requireReviewed } from '../reviews/review.js';
import type { CancelWithdrawal, DecideWithdrawal, PayWithdrawal, SubmitWithdrawal } from './commands.js';
import { putWithdrawal } from './put-withdrawal.js';
import type { Withdrawal } from './tables/withdrawal.table.js';

/** Fields of a withdrawal before it is created. */
type NewWithdrawal = SubmitWithdrawal['withdrawal'] & Pick<Withdrawal, 'pricedAtApproval'>;

/** Creates a withdrawal with terms that the sender looked up, and holds its amount. */
export function submitWithdrawal(
  step: Step,
  { withdrawal, fee, pricedAtApproval = false }: SubmitWithdrawal,
): Results['withdrawal.submit'] {
  return createWithdrawal(step, { ...withdrawal, pricedAtApproval }, fee);
}

/** Creates a withdrawal and holds its amount. At most one may be pending per customer. */
export function createWithdrawal(
  step: Step,
  asked: NewWithdrawal,
  fee: WithdrawalFee,
): { withdrawal: Withdrawal } {
  const customer = requireReal(step, asked.customerId);
  const received = receivedOf(asked.amount, fee, asked.way);
  step.refuseIf(
    refuseWithdrawal({
      blockedReason: customer.blocked.withdrawing ?? null,
      blockedBy: step.state.catalogue.blocksPaying(step.state, customer.id),
      hasPending: step.state.pendingWithdrawals.has(customer.id),
      received,
    }),
  );
  const withdrawal: Withdrawal = {
    ...asked,
    id: step.next('withdrawals'),
    status: 'pending',
    fee: withdrawalFee(asked.amount, fee),
    received,
    feeType: fee.type,
    feeRate: fee.rate,
    coins: asked.coinPrice === null ? null : coinsWorth(step, received, asked.coinPrice),
    reason: null,
    note: null,
    reference: null,
    createdAt: step.now,
    decidedAt: null,
    paidAt: null,
  };
  const { free, held } = partsOf(step, withdrawal);
  book(step, withdrawal, move(free, held, withdrawal.amount), 'withdrawal.hold');
  return put(step, withdrawal);
}

/** Cancels the customer's own pending withdrawal. */
export function cancelWithdrawal(step: Step, command: CancelWithdrawal): Results['withdrawal.cancel'] {
  const withdrawal = findOpenWithdrawal(step, command.withdrawalId);
  if (withdrawal && withdrawal.customerId !== command.customerId) step.refuse('withdraw.not_found');
  if (withdrawal?.status !== 'pending') return step.refuse('withdraw.not_open');
  releaseAmount(step, withdrawal);
  return put(step, { ...withdrawal, status: 'cancelled', decidedAt: step.now });
}

/**
 * Decides a pending withdrawal. Approved: the held amount is booked out, with fee and remainder to the fee account.
 * Rejected: it is released.
 */
export function decideWithdrawal(step: Step, command: DecideWithdrawal): Results['withdrawal.decide'] {
  const { decision, reason, note } = command;
  const withdrawal = findOpenWithdrawal(step, command.withdrawalId);
  if (withdrawal?.status !== 'pending') return step.refuse('withdraw.not_open');
  const decided = { ...withdrawal, status: decision, reason, note, decidedAt: step.now };
  if (decision === 'rejected') {
    releaseAmount(step, withdrawal);
    return put(step, decided);
  }
  if (!command.formerly) requireUnblocked(step, withdrawal);
  const { id: refId, customerId, amount } = withdrawal;
  requireReviewed(step, { queue: 'withdrawal', refId, customerId, amount }, command.approvedBy);
  const decidedPaused = command.formerly === true || command.limits === 2;
  const priced = priceAtApproval(step, withdrawal, withdrawal.received, { decidedPaused });
  payOut(step, withdrawal);
  return put(step, { ...decided, ...priced });
}

/** Marks an approved withdrawal as sent. No money moves: it was booked out at approval. */
export function payWithdrawal(step: Step, command: PayWithdrawal): Results['withdrawal.pay'] {
  const withdrawal = findOpenWithdrawal(step, command.withdrawalId);
  if (withdrawal?.status !== 'approved') return step.refuse('withdraw.not_open');
  if (!command.formerly) requireUnblocked(step, withdrawal);
  return put(step, { ...withdrawal, status: 'paid', reference: command.reference, paidAt: step.now });
}

/** Refuses if the customer is blocked from withdrawing or signing in; the latter guards against a hijacked account. */
function requireUnblocked(step: Step, { customerId }: Withdrawal): void {
  const { withdrawing, signIn } = step.state.customers.get(customerId)?.blocked ?? {};
  if (withdrawing !== undefined || signIn !== undefined) step.refuse('withdraw.blocked');
}

function releaseAmount(step: Step, withdrawal: Withdrawal): void {
  const { free, held } = partsOf(step, withdrawal);
  book(step, withdrawal, move(held, free, withdrawal.amount), 'withdrawal.return');
}

function payOut(step: Step, withdrawal: Withdrawal): void {
  const { amount, received } = withdrawal;
  const legs: Leg[] = [
    debit(partsOf(step, withdrawal).held, amount),
    credit(step.house('withdrawals', 'real').id, received),
  ];
  if (amount > received) legs.push(credit(step.house('house_fees', 'real').id, amount - received));
  book(step, withdrawal, legs, 'withdrawal');
}

const partsOf = (step: Step, { customerId }: Withdrawal) => ({
  free: step.wallet(customerId, 'change', 'free').id,
  held: step.wallet(customerId, 'change', 'held').id,
});

function book(step: Step, { id }: Withdrawal, legs: readonly Leg[], type: EntryType): void {
  step.enter(legs, { type, refKind: 'withdrawal', refId: id });
}

/** A withdrawal that has not ended; undefined if it has. Refuses an id that was never assigned. */
function findOpenWithdrawal(step: Step, id: number): Withdrawal | undefined {
  if (id < 1 || id > step.state.counters.withdrawals) step.refuse('withdraw.not_found');
  return step.state.withdrawals.get(id);
}

function put(step: Step, withdrawal: Withdrawal): { withdrawal: Withdrawal } {
  putWithdrawal(step, withdrawal);
  return { withdrawal };
}
