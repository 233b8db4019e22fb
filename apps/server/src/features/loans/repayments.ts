import { Injectable } from '@nestjs/common';
import type {
  ExactDecimals,
  PayoffAnswer,
  RepaymentInfoRequest,
  RepaymentRequest,
  RepayRequest,
} from '@truemark/contracts';
import { isRefusal, payoffOf } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import type { Loan } from '../../engine/products/loans/tables/loan.table.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { invalidFields, type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { Uploads } from '../uploads/uploads.js';
import { HouseAddresses } from '../wallet/house-addresses.js';
import { LoanView } from './loan-view.js';
import { type LoanOutcome, OwnLoans } from './own-loans.js';

/** Payoff amount of a loan, and its repayment. */
@Injectable()
export class Repayments {
  constructor(
    private readonly engine: EngineClient,
    private readonly uploads: Uploads,
    private readonly addresses: HouseAddresses,
    private readonly loans: OwnLoans,
    private readonly view: LoanView,
  ) {}

  /** For the given loan, or the outstanding one. */
  async info(
    { loan_id: loanId }: RepaymentInfoRequest,
    { customerId, lang }: SignedIn,
  ): Promise<ExactDecimals<PayoffAnswer> | RequestRefusal> {
    const loan =
      loanId === undefined
        ? (await this.engine.ask({ kind: 'loan.of', customerId })).loan
        : await this.loans.find(loanId, customerId);
    if (!loan) return refuseRequest('loan.not_found');
    const asOf = costFixedAt(loan) ?? this.engine.view.now();
    const payoff = payoffOf(loan, asOf);
    if (!payoff || loan.dueAt === null) return refuseRequest('loan.not_open');
    const { principal, interest, penalty, total, days, lateDays } = payoff;
    return {
      ...{ loan: this.view.of(loan, lang), principal, interest, penalty, total, days },
      ...{ free_days: loan.freePeriod, late_days: lateDays, due_at_ms: loan.dueAt, as_of_ms: asOf },
    };
  }

  /** Submits a proof of payment to one of the addresses. */
  async prove(request: RepaymentRequest, caller: SignedIn): Promise<LoanOutcome> {
    const { customerId, idempotency, lang } = caller;
    const first = await this.engine.first('loan.prove', idempotency);
    if (first) return this.loans.answer(first, lang);
    const loan = await this.loans.find(request.loan_id, customerId);
    if (!loan) return refuseRequest('loan.not_found');
    const way = await this.addresses.find(request.charge_id);
    const isOffered = way && (request.address ?? way.address) === way.address;
    if (!isOffered) return invalidFields({ charge_id: 'validation.choice' });
    const proof = await this.uploads.attaching(request.proofImg, customerId);
    if (!proof) return invalidFields({ proofImg: 'validation.picture' });
    const { id: addressId, code, protocol, address } = way;
    const outcome = await this.engine.submit({
      ...{ kind: 'loan.prove', actor: { kind: 'customer', id: customerId }, idempotency, rows: proof.rows },
      ...{ customerId, loanId: loan.id, proof: proof.id, to: { addressId, code, protocol, address } },
    });
    return this.loans.answer(outcome, lang);
  }

  /** Repays in full from the free balance of the funding account. */
  async fromBalance(
    { loan_id: loanId, total }: RepayRequest,
    { customerId, idempotency, lang }: SignedIn,
  ): Promise<LoanOutcome> {
    const first = await this.engine.first('loan.repay', idempotency);
    if (first) return this.loans.answer(first, lang);
    const loan = await this.loans.find(loanId, customerId);
    if (!loan) return refuseRequest('loan.not_found');
    // A repeated call gets the first response.
    if (isRepaidFromBalance(loan)) return this.view.of(loan, lang);
    const actor = { kind: 'customer', id: customerId } as const;
    const command = { kind: 'loan.repay', actor, idempotency, customerId, loanId } as const;
    const confirmed = total === undefined ? {} : { total };
    const outcome = await this.engine.submit({ ...command, ...confirmed });
    if (isRefusal(outcome) && outcome.key === 'loan.not_open') {
      // A concurrent call may have repaid it since it was read: then this one repeats it.
      const now = await this.loans.find(loanId, customerId);
      if (now && isRepaidFromBalance(now)) return this.view.of(now, lang);
    }
    return this.loans.answer(outcome, lang);
  }
}

const isRepaidFromBalance = ({ repaidBy }: Loan): boolean => repaidBy === 'balance';

/** Time at which the cost was fixed; null: it still accrues. */
export const costFixedAt = ({ status, repaidBy, proofAt, endedAt }: Loan): number | null =>
  status === 'checking' || repaidBy === 'proof' ? proofAt : status === 'active' ? null : endedAt;
