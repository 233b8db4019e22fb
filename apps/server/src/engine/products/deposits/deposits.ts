import { move } from '@truemark/domain';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import { requireReal } from '../customers/require-real.js';
import { priceAtApproval } from '../reviews/approval-price.js';
import { requireReviewed } from '../reviews/review.js';
import type { AssignDeposit, CancelDeposit, DecideDeposit, ProveDeposit, SubmitDeposit } from './commands.js';
import { putDeposit } from './put-deposit.js';
import type { Deposit } from './tables/deposit.table.js';
import { type BankAccount, bankAccounts } from './tables/deposit-terms.table.js';

/** Fields of a deposit before it is created. */
export type NewDeposit = SubmitDeposit['deposit'] & Pick<Deposit, 'pricedAtApproval'>;
type BankTarget = AssignDeposit['target'];

/** Maximum open deposits per customer, to protect the operators' queue. */
const MAX_OPEN = 20;

/** Creates a deposit with terms that the sender looked up. */
export function submitDeposit(
  step: Step,
  { deposit, pricedAtApproval = false }: SubmitDeposit,
): Results['deposit.submit'] {
  return openDeposit(step, { ...deposit, pricedAtApproval });
}

/** Creates a deposit reported by a customer, or his request for a bank account. No money moves. */
export function openDeposit(step: Step, asked: NewDeposit): { deposit: Deposit } {
  const { id: customerId } = requireReal(step, asked.customerId);
  const open = openOf(step, customerId);
  if (open.length >= MAX_OPEN) step.refuse('deposit.too_many_open', { most: MAX_OPEN });
  if (asked.target === null && open.some(isUnproven)) step.refuse('deposit.already_matching');
  const deposit: Deposit = {
    ...asked,
    id: step.next('deposits'),
    status: 'open',
    reason: null,
    note: null,
    createdAt: step.now,
    proofAt: asked.proof === null ? null : step.now,
    endedAt: null,
  };
  return put(step, deposit);
}

/** Assigns the requested bank account: one on the official list, or one with the required approval. */
export function assignDeposit(step: Step, command: AssignDeposit): Results['deposit.assign'] {
  const deposit = requireOpen(step, command.depositId);
  if (!isMatching(deposit)) step.refuse('deposit.not_open');
  if (!command.formerly && !isListedAccount(step, command.target)) {
    const { id: refId, customerId, amount } = deposit;
    requireReviewed(step, { queue: 'assignment', refId, customerId, amount }, command.approvedBy ?? null);
  }
  return put(step, { ...deposit, target: command.target });
}

/** Adds proof of payment to the assigned account. Refuses if there is one already. */
export function proveDeposit(step: Step, command: ProveDeposit): Results['deposit.prove'] {
  const deposit = requireOwn(step, command);
  if (deposit.target === null) step.refuse('deposit.not_assigned');
  if (deposit.proof !== null) step.refuse('deposit.not_open');
  return put(step, { ...deposit, proof: command.proof, proofAt: step.now });
}

/** Cancels a deposit that has no proof of payment. */
export function cancelDeposit(step: Step, command: CancelDeposit): Results['deposit.cancel'] {
  const deposit = requireOwn(step, command);
  if (deposit.proof !== null) step.refuse('deposit.cancelled_late');
  return put(step, { ...deposit, status: 'cancelled', endedAt: step.now });
}

/** Ends an open deposit. An approved one is credited to the funding account in the requested amount. */
export function decideDeposit(step: Step, command: DecideDeposit): Results['deposit.decide'] {
  const { decision, reason, note } = command;
  const deposit = requireOpen(step, command.depositId);
  if (decision === 'approved') {
    if (deposit.target === null) step.refuse('deposit.not_assigned');
    const { customerId, amount } = deposit;
    const sum = { queue: 'deposit', refId: deposit.id, customerId, amount } as const;
    requireReviewed(step, sum, command.approvedBy);
    const free = step.wallet(deposit.customerId, 'change', 'free').id;
    const legs = move(step.house('deposits', 'real').id, free, deposit.amount);
    step.enter(legs, { type: 'deposit', refKind: 'deposit', refId: deposit.id });
  }
  const decidedPaused = command.formerly === true;
  const priced =
    decision === 'approved' ? priceAtApproval(step, deposit, deposit.amount, { decidedPaused }) : {};
  return put(step, { ...deposit, ...priced, status: decision, reason, note, endedAt: step.now });
}

/**
 * Whether the account is on the official list, which takes two people to change, without extra fields: a field unknown
 * to the list would make it a different account.
 */
function isListedAccount(step: Step, { bank_name, name, account, swift, ifsc, iban }: BankTarget): boolean {
  if (ifsc || iban) return false;
  const isSame = (each: BankAccount): boolean =>
    each.isEnabled &&
    each.bankName === bank_name &&
    each.payeeName === name &&
    each.payeeAccount === account &&
    (!swift || swift === each.bankSwift);
  return step.lookUp(bankAccounts, isSame) !== undefined;
}

const isUnproven = ({ proof, way }: Deposit): boolean => way === 'bank' && proof === null;
const isMatching = ({ target, way }: Deposit): boolean => way === 'bank' && target === null;

const openOf = (step: Step, customerId: number): Deposit[] =>
  [...step.state.deposits.values()].filter((deposit) => deposit.customerId === customerId);

function requireOpen(step: Step, id: number): Deposit {
  if (id < 1 || id > step.state.counters.deposits) step.refuse('deposit.not_found');
  return step.state.deposits.get(id) ?? step.refuse('deposit.not_open');
}

/** Treats another customer's deposit as nonexistent. */
function requireOwn(step: Step, { customerId, depositId }: ProveDeposit | CancelDeposit): Deposit {
  const deposit = requireOpen(step, depositId);
  return deposit.customerId === customerId ? deposit : step.refuse('deposit.not_found');
}

function put(step: Step, deposit: Deposit): { deposit: Deposit } {
  putDeposit(step, deposit);
  return { deposit };
}
