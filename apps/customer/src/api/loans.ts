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
import { decimal, formatDecimal, type Money, type Ratio } from '@truemark/money';
import { action } from './action.js';
import { fetchFile } from './files.js';
import { type CallOptions, get } from './http.js';
import { type Page, pageFrom } from './page.js';

/** Form values as texts; pictures as their addresses. */
export type LoanFormValues = Partial<Record<LoanField, string>>;

/** State of the loan form. */
export interface LoanForm {
  readonly status: 'none' | 'waiting' | 'approved' | 'rejected';
  /** Reason for the rejection; empty if none was given. */
  readonly reason: string;
  /** Fields that were objected to. */
  readonly objected: readonly LoanField[];
  /** Values last sent. */
  readonly given: LoanFormValues;
  /** Hours within which a decision is promised. */
  readonly promiseHours: number;
}

/** Terms of a loan. */
export interface LoanTerms {
  /** Length in days. */
  readonly period: number;
  /** Fraction per day. */
  readonly interestRate: Ratio;
  /** Days from the first on that are free of interest. */
  readonly freeDays: number;
  /** Fraction of the amount per day of delay. */
  readonly penaltyRate: Ratio;
}

export interface LoanProduct extends LoanTerms {
  readonly id: number;
  readonly name: string;
  readonly least: Money;
  readonly most: Money;
}

/** Cost of an amount. */
export interface LoanCost {
  readonly interest: Money;
  readonly totalDue: Money;
  /** Total one day after the due day. */
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
  /** Once repaid: time of repayment. Before: the due time. */
  readonly repaymentAt: number | null;
  readonly isOverdue: boolean;
  readonly status: LoanStatus;
  /** In the customer's language. */
  readonly statusName: string;
  /** Reason why the loan, or its last proof, was rejected. */
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

/** Amount that pays a loan off. */
export interface Payoff {
  readonly loan: Loan;
  readonly principal: Money;
  readonly interest: Money;
  readonly penalty: Money;
  readonly total: Money;
  /** Days that count for interest, including the free ones. */
  readonly days: number;
  readonly freeDays: number;
  readonly lateDays: number;
  readonly dueAt: number;
  /** Time for which the amount is valid. */
  readonly asOf: number;
}

/** An address for repayments. */
export interface RepaymentAddress {
  readonly id: number;
  readonly currency: string;
  readonly network: string;
  readonly address: string;
}

/** The agreement to sign. `html` has the same content as the text that is hashed. */
export interface LoanAgreement {
  readonly html: string;
  /** Hex SHA-256. */
  readonly hash: string;
}

/** A loan request; the amount as typed. */
export interface LoanRequest {
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

/** Sends the loan form. Fields have the names that the settings use. */
export const sendLoanForm = action({
  path: '/api/loan/kyc_submit',
  write: (values: LoanFormValues) => values,
  read: formFrom,
});

/** Fetches the loan products. */
export async function fetchLoanProducts(options: CallOptions): Promise<LoanProduct[]> {
  return (await get<LoanProductAnswer[]>('/api/loan/loan_config', {}, options)).map(productFrom);
}

export async function fetchLoanCost(
  { productId, amount }: LoanRequest,
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

/** Fetches the agreement as it would be signed today, in the customer's language. */
export async function fetchAgreement(
  { productId, amount }: LoanRequest,
  options: CallOptions,
): Promise<LoanAgreement> {
  const query = { id: productId, amount };
  return agreementFrom(await get<LoanAgreementAnswer>('/api/loan/loan_agreement', query, options));
}

/** Fetches the agreement as signed. */
export async function fetchSignedAgreement(loanId: number, options: CallOptions): Promise<LoanAgreement> {
  return agreementFrom(
    await get<LoanAgreementAnswer>('/api/loan/loan_agreement', { loan_id: loanId }, options),
  );
}

/** Fetches the signed agreement with the signature, for printing. */
export const fetchAgreementFile = (loanId: number): Promise<Blob> =>
  fetchFile('/api/loan/agreement_pdf', { loan_id: loanId });

/** Requests a loan, with the picture of the signature and the hash of the agreement shown. */
export const askForLoan = action({
  path: '/api/loan/loan_submit',
  write: ({ productId, amount, signature, hash }: LoanRequest & { signature: string; hash: string }) => ({
    amount,
    config_id: productId,
    sign: signature,
    agreement: hash,
  }),
  read: loanFrom,
});

/** Fetches the customer's loans, newest first. */
export async function fetchLoans(page: number, options: CallOptions): Promise<Page<Loan>> {
  return pageFrom(await get<WirePage<LoanAnswer>>('/api/loan/loan_list', { page }, options), loanFrom);
}

/** Cancels a loan that is in review. */
export const cancelLoan = action({
  path: '/api/loan/loan_cancel',
  write: (id: number) => ({ id }),
  read: loanFrom,
});

/** Fetches the payoff of one loan; undefined: of the loan that is owed. */
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

/** Sends proof that a loan was repaid to one of the addresses. */
export const proveRepayment = action({
  path: '/api/loan/repayment',
  write: ({ loanId, to, proof }: { loanId: number; to: RepaymentAddress; proof: string }) => ({
    charge_id: to.id,
    address: to.address,
    loan_id: loanId,
    proofImg: proof,
  }),
  read: loanFrom,
  fields: { charge_id: 'address', proofImg: 'proof' },
});

/** Repays a loan in full from the funding account, if the confirmed total is still due. */
export const repayFromBalance = action({
  path: '/api/loan/repay_from_balance',
  write: ({ loanId, total }: { loanId: number; total: bigint }) => ({
    loan_id: loanId,
    total: formatDecimal(total),
  }),
  read: loanFrom,
});
