import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import { LENDERS, type LoanRow } from '@truemark/contracts/admin';
import { daysLate } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import { type Loan, loans } from '../../engine/products/loans/tables/loan.table.js';
import { loanProducts } from '../../engine/products/loans/tables/loan-terms.table.js';
import { notFound } from '../../platform/admin/admin-error.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { Claims, type Holder } from '../claims/claims.js';
import { type CustomerReference, loadCustomerReferences } from '../customers/customer-reference.js';
import { withCustomerSearch } from '../customers/customer-uid-filter.admin.js';
import { type Decided, Deciders } from '../desk/deciders.js';
import { type SecondPersonNote, SecondPersonNotes } from '../desk/second-person-notes.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { loanList } from './loan-list.admin.js';
import { PROMISE } from './loan-promise.js';
import { LOAN_APPROVAL, LOAN_REPAYMENT, LOAN_WRITE_OFF } from './loan-requests.js';
import { LOAN_STATUS_NUMBERS, LoanView } from './loan-view.js';

interface Around {
  readonly whose: (id: number) => CustomerReference;
  readonly products: ReadonlyMap<number, string>;
  readonly holders: ReadonlyMap<number, Holder>;
  readonly noteOf: (id: number) => SecondPersonNote;
  readonly decided: ReadonlyMap<number, Decided>;
}

/** Start of the wait for an operator, epoch ms; null: it does not wait. */
export const waitsSince = ({ status, createdAt, proofAt }: Loan): number | null =>
  status === 'review' ? createdAt : status === 'checking' ? proofAt : null;

/** Loans for operators who lend. */
@Injectable()
export class LoansAdmin {
  private readonly list: ListDeclaration<Loan>;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly claims: Claims,
    private readonly notes: SecondPersonNotes,
    private readonly view: LoanView,
    private readonly deciders: Deciders,
  ) {
    this.list = loanList(() => engine.view.now());
  }

  async page(operator: SignedInOperator, request: ListRequest): Promise<Listed<ExactDecimals<LoanRow>>> {
    const { rows, first, total } = await listPage(
      this.reader,
      withCustomerSearch(operator, this.list),
      request,
    );
    return new Listed(await this.shown(operator, rows), first, total);
  }

  async shown(operator: SignedInOperator, rows: readonly Loan[]): Promise<ExactDecimals<LoanRow>[]> {
    const around = await this.loadRelated(operator, rows);
    return rows.map((row) => this.answerOf(row, around));
  }

  async find(id: number): Promise<Loan> {
    const row = await this.reader.first(loans, 'WHERE id = $1', [id]);
    if (!row) throw notFound('loan');
    return row;
  }

  private async loadRelated(operator: SignedInOperator, rows: readonly Loan[]): Promise<Around> {
    const open = rows.filter(({ endedAt }) => endedAt === null).map(({ id }) => id);
    const past = rows.filter(({ status }) => status !== 'review').map(({ id }) => id);
    const owners = rows.map(({ customerId }) => customerId);
    const [whose, products, holders, noteOf, decided] = await Promise.all([
      loadCustomerReferences(this.reader, operator, owners),
      rowsIn(
        this.reader,
        loanProducts,
        'id',
        rows.map(({ productId }) => productId),
      ),
      this.claims.holders('loans', open),
      this.noteOf(operator, rows),
      this.deciders.of('loans', past),
    ]);
    return {
      ...{ whose, holders, noteOf, decided },
      products: new Map(products.map(({ id, name }) => [id, name])),
    };
  }

  /** Second operator needed for the action its state asks for: payout, repayment, or write-off. */
  private async noteOf(
    operator: SignedInOperator,
    rows: readonly Loan[],
  ): Promise<(id: number) => SecondPersonNote> {
    const sums = rows.map((row) => ({
      ...row,
      amount: row.amount + (row.interest ?? 0n) + (row.penalty ?? 0n),
    }));
    const of = (status: Loan['status'], kind: string, queue: 'loan' | 'loanRepayment' | 'loanWriteOff') => {
      const waiting = sums.filter((row) => row.status === status).map((row) => ({ ...row, queue }));
      return this.notes.of(operator, kind, waiting, LENDERS);
    };
    const [review, checking, active] = await Promise.all([
      of('review', LOAN_APPROVAL, 'loan'),
      of('checking', LOAN_REPAYMENT, 'loanRepayment'),
      of('active', LOAN_WRITE_OFF, 'loanWriteOff'),
    ]);
    const status = new Map(rows.map((row) => [row.id, row.status]));
    return (id) => {
      const state = status.get(id);
      return (state === 'checking' ? checking : state === 'active' ? active : review)(id);
    };
  }

  private answerOf(
    loan: Loan,
    { whose, products, holders, noteOf, decided }: Around,
  ): ExactDecimals<LoanRow> {
    const { id, status, createdAt, proofAt, dueAt, amount } = loan;
    const { interest, penalty } = this.view.figures(loan);
    const since = waitsSince(loan);
    const claim = holders.get(id);
    const holder = claim && claim.since >= (since ?? 0) ? claim : undefined;
    return {
      ...{ id, ...whose(loan.customerId) },
      ...{ product_id: loan.productId, product_name: products.get(loan.productId) ?? '' },
      ...{ status, status_number: LOAN_STATUS_NUMBERS[status], amount, loan_period: loan.loanPeriod },
      ...{ interest_rate: loan.interestRate, free_period: loan.freePeriod, penalty_rate: loan.penaltyRate },
      ...{ interest_amount: interest, penalty_amount: penalty, total_amount: amount + interest + penalty },
      ...{ created_at_ms: createdAt, reviewed_at_ms: loan.reviewedAt, disbursed_at_ms: loan.disbursedAt },
      ...{ due_at_ms: dueAt, proof_at_ms: proofAt, ended_at_ms: loan.endedAt, waits_since_ms: since },
      promised_at_ms: since === null ? null : since + PROMISE,
      days_late: dueAt !== null && loan.endedAt === null ? daysLate(dueAt, this.engine.view.now()) : 0,
      ...{ has_proof: loan.proof !== null, repaid_by: loan.repaidBy, reason: loan.reason, note: loan.note },
      ...{ claimed_by: holder?.operatorId ?? null, claimed_by_name: holder?.name ?? null },
      ...{ decided_by_name: decided.get(id)?.by ?? null, decided_at_ms: decided.get(id)?.at ?? null },
      ...noteOf(id),
    };
  }
}
