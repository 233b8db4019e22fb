import type {
  LoanAgreementAnswer,
  LoanAnswer,
  LoanCostAnswer,
  LoanField,
  LoanProductAnswer,
  PayoffAnswer,
  LoanForm as WireForm,
  Page as WirePage,
  RepaymentAccount as WireRepaymentAddress,
} from '@truemark/contracts';
import { decimal, type Money, type Ratio } from '@truemark/money';
import { action } from './action.js';
import { fetchFile } from './files.js';
import { type CallOptions, get } from './http.js';
import { type Page, pageFrom } from './page.js';

/** What was filled in, as texts; pictures by their addresses. */
export type LoanFormValues = Partial<Record<LoanField, string>>;

/** How the loan form stands. */
export interface LoanForm {
  readonly status: 'none' | 'waiting' | 'approved' | 'rejected';
  /** Why it was rejected; empty where nothing was said. */
  readonly reason: string;
  /** What was objected to. */
  readonly objected: readonly LoanField[];
  /** What was sent last. */
  readonly given: LoanFormValues;
  /** Within so many hours it is decided. */
  readonly promiseHours: number;
}

/** By what terms something is lent. */
export interface LoanTerms {
  /** Days. */
  readonly period: number;
  /** Fraction a day. */
  readonly interestRate: Ratio;
  /** Days from the first for which no interest is charged. */
  readonly freeDays: number;
  /** Fraction of the amount a day late. */
  readonly penaltyRate: Ratio;
}

export interface LoanProduct extends LoanTerms {
  readonly id: number;
  readonly name: string;
  readonly least: Money;
  readonly most: Money;
}

/** What an amount would cost. */
export interface LoanCost {
  readonly interest: Money;
  readonly totalDue: Money;
  /** A day after the due day. */
  readonly totalDayLater: Money;
  readonly yearlyRate: Ratio;
}

export interface Loan extends LoanTerms {
  readonly id: number;
  readonly amount: Money;
  readonly interest: Money;
  readonly penalty: Money;
  readonly createdAt: number;
  readonly reviewedAt: number | null;
  readonly dueAt: number | null;
  /** Once repaid: when. Before: the due time. */
  readonly repaymentAt: number | null;
  readonly isOverdue: boolean;
  readonly status: LoanStatus;
  /** In the customer's language. */
  readonly statusName: string;
  /** Why it, or its last proof, was not accepted. */
  readonly reason: string;
}

export type LoanStatus =
  | 'review'
  | 'active'
  | 'rejected'
  | 'checking'
  | 'repaid'
  | 'cancelled'
  | 'writtenOff';

/** What pays a loan off. */
export interface Payoff {
  readonly loan: Loan;
  readonly principal: Money;
  readonly interest: Money;
  readonly penalty: Money;
  readonly total: Money;
  /** Days that count for interest, the free ones too. */
  readonly days: number;
  readonly freeDays: number;
  readonly lateDays: number;
  readonly dueAt: number;
  /** The instant for which it is right. */
  readonly asOf: number;
}

/** Where a repayment can be sent to. */
export interface RepaymentAddress {
  readonly id: number;
  readonly currency: string;
  readonly network: string;
  readonly address: string;
}

/** What is signed; `html` says the same as the text that the hash is of. */
export interface LoanAgreement {
  readonly html: string;
  /** Hex SHA-256. */
  readonly hash: string;
}

/** What somebody wants to borrow; the amount as typed. */
export interface LoanWish {
  readonly productId: number;
  readonly amount: string;
}

const FORM_STATUSES = { 0: 'none', 1: 'waiting', 2: 'approved', 3: 'rejected' } as const;
const STATUSES = {
  1: 'review',
  2: 'active',
  3: 'rejected',
  4: 'checking',
  5: 'repaid',
  6: 'cancelled',
  7: 'writtenOff',
} as const;

const formFrom = (wire: WireForm): LoanForm => ({
  status: FORM_STATUSES[wire.status],
  reason: wire.reason,
  objected: wire.fields as LoanField[],
  given: wire.given as LoanFormValues,
  promiseHours: wire.promise_hours,
});

const termsFrom = (wire: Pick<LoanProductAnswer, keyof LoanProductAnswer & keyof LoanAnswer>): LoanTerms => ({
  period: wire.loan_period,
  interestRate: decimal(wire.interest_rate),
  freeDays: wire.free_period,
  penaltyRate: decimal(wire.penalty_rate),
});

const productFrom = (wire: LoanProductAnswer): LoanProduct => ({
  ...termsFrom(wire),
  id: wire.id,
  name: wire.name,
  least: decimal(wire.min_amount),
  most: decimal(wire.max_amount),
});

const loanFrom = (wire: LoanAnswer): Loan => ({
  ...termsFrom(wire),
  id: wire.id,
  amount: decimal(wire.amount),
  interest: decimal(wire.interest_amount),
  penalty: decimal(wire.penalty_amount),
  createdAt: wire.created_at_ms,
  reviewedAt: wire.reviewed_at_ms,
  dueAt: wire.due_at_ms,
  repaymentAt: wire.repayment_time_ms,
  isOverdue: wire.is_overdue === 1,
  status: STATUSES[wire.status],
  statusName: wire.status_name,
  reason: wire.reason,
});

const agreementFrom = ({ html, hash }: LoanAgreementAnswer): LoanAgreement => ({ html, hash });

export async function fetchLoanForm(options: CallOptions): Promise<LoanForm> {
  return formFrom(await get<WireForm>('/api/loan/info', {}, options));
}

/** Fields by the names under which settings ask for them. */
export const sendLoanForm = action({
  path: '/api/loan/kyc_submit',
  write: (values: LoanFormValues) => values,
  read: formFrom,
});

/** What can be borrowed. */
export async function fetchLoanProducts(options: CallOptions): Promise<LoanProduct[]> {
  return (await get<LoanProductAnswer[]>('/api/loan/loan_config', {}, options)).map(productFrom);
}

export async function fetchLoanCost(
  { productId, amount }: LoanWish,
  options: CallOptions,
): Promise<LoanCost> {
  const wire = await get<LoanCostAnswer>('/api/loan/config_info', { id: productId, amount }, options);
  return {
    interest: decimal(wire.interest ?? 0),
    totalDue: decimal(wire.total_due ?? 0),
    totalDayLater: decimal(wire.total_day_later ?? 0),
    yearlyRate: decimal(wire.yearly_rate ?? 0),
  };
}

/** As it would be signed today, in the customer's language. */
export async function fetchAgreement(
  { productId, amount }: LoanWish,
  options: CallOptions,
): Promise<LoanAgreement> {
  const query = { id: productId, amount };
  return agreementFrom(await get<LoanAgreementAnswer>('/api/loan/loan_agreement', query, options));
}

/** As it was signed. */
export async function fetchSignedAgreement(loanId: number, options: CallOptions): Promise<LoanAgreement> {
  return agreementFrom(
    await get<LoanAgreementAnswer>('/api/loan/loan_agreement', { loan_id: loanId }, options),
  );
}

/** What was signed, with the signature, to print. */
export const fetchAgreementFile = (loanId: number): Promise<Blob> =>
  fetchFile('/api/loan/agreement_pdf', { loan_id: loanId });

/** Asks for a loan: with the picture of the signature, and the hash of what was read. */
export const askForLoan = action({
  path: '/api/loan/loan_submit',
  write: ({ productId, amount, signature, hash }: LoanWish & { signature: string; hash: string }) => ({
    amount,
    config_id: productId,
    sign: signature,
    agreement: hash,
  }),
  read: loanFrom,
});

/** Own loans, newest first. */
export async function fetchLoans(page: number, options: CallOptions): Promise<Page<Loan>> {
  return pageFrom(await get<WirePage<LoanAnswer>>('/api/loan/loan_list', { page }, options), loanFrom);
}

/** Takes a loan back that is in review. */
export const cancelLoan = action({
  path: '/api/loan/loan_cancel',
  write: (id: number) => ({ id }),
  read: loanFrom,
});

/** Of one loan; undefined: of the one that is owed. */
export async function fetchPayoff(loanId: number | undefined, options: CallOptions): Promise<Payoff> {
  const wire = await get<PayoffAnswer>('/api/loan/repayment_info', { loan_id: loanId }, options);
  return {
    loan: loanFrom(wire.loan),
    principal: decimal(wire.principal),
    interest: decimal(wire.interest),
    penalty: decimal(wire.penalty),
    total: decimal(wire.total),
    days: wire.days,
    freeDays: wire.free_days,
    lateDays: wire.late_days,
    dueAt: wire.due_at_ms,
    asOf: wire.as_of_ms,
  };
}

export async function fetchRepaymentAddresses(options: CallOptions): Promise<RepaymentAddress[]> {
  const wire = await get<WireRepaymentAddress[]>('/api/loan/repayment_accounts', {}, options);
  return wire.map(({ id, currency_code, protocol_code, address }) => ({
    id,
    currency: currency_code,
    network: protocol_code,
    address,
  }));
}

/** Shows that a loan was repaid to one of the addresses. */
export const proveRepayment = action({
  path: '/api/loan/repayment',
  write: ({ loanId, addressId, proof }: { loanId: number; addressId: number; proof: string }) => ({
    charge_id: addressId,
    loan_id: loanId,
    proofImg: proof,
  }),
  read: loanFrom,
  fields: { proofImg: 'proof' },
});

/** Repays all of a loan from the funding account. */
export const repayFromBalance = action({
  path: '/api/loan/repay_from_balance',
  write: (loanId: number) => ({ loan_id: loanId }),
  read: loanFrom,
});
