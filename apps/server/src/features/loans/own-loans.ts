import { Injectable } from '@nestjs/common';
import type {
  ExactDecimals,
  LoanAgreementAnswer,
  LoanAgreementRequest,
  LoanAnswer,
  LoanInfoRequest,
  LoanListRequest,
  LoanSubmitRequest,
  Page,
} from '@truemark/contracts';
import { isRefusal, type Refusal, refuse, refuseAmount } from '@truemark/domain';
import type { LanguageCode } from '@truemark/i18n';
import { EngineClient } from '../../engine/client.js';
import { type Loan, loans } from '../../engine/products/loans/tables/loan.table.js';
import { loanAgreements } from '../../engine/products/loans/tables/loan-agreement.table.js';
import type { Outcome, RowWrite } from '../../engine/protocol.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { pageOf, windowOf } from '../../platform/http/page.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { Uploads } from '../uploads/uploads.js';
import { LoanAgreements } from './loan-agreements.js';
import { LoanCatalogue, termsOf } from './loan-catalogue.js';
import { LoanView } from './loan-view.js';

export type LoanOutcome = ExactDecimals<LoanAnswer> | RequestRefusal | Refusal;

/** Loans of the signed-in customer. */
@Injectable()
export class OwnLoans {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly numbers: RowNumbers,
    private readonly uploads: Uploads,
    private readonly catalogue: LoanCatalogue,
    private readonly agreements: LoanAgreements,
    private readonly view: LoanView,
  ) {}

  /** Before the signature: for a product and an amount, as of today. Afterwards: as signed. */
  async agreement(
    { loan_id: loanId, id, amount }: LoanAgreementRequest,
    { customerId, langAsked }: SignedIn,
  ): Promise<ExactDecimals<LoanAgreementAnswer> | RequestRefusal | Refusal> {
    if (loanId !== undefined) {
      const loan = await this.find(loanId, customerId);
      return loan
        ? this.agreements.answer(await this.agreements.signed(loan))
        : refuseRequest('loan.not_found');
    }
    const product = await this.catalogue.offered(id ?? 0);
    if (!product || amount === undefined) return refuseRequest('loan.unknown_product');
    const refusal = refuseAmount(amount, product);
    if (refusal) return refusal;
    const borrower = await this.agreements.borrower(customerId);
    if (!borrower) return refuse('loan.form_required');
    return this.agreements.answer(this.agreements.today(borrower, termsOf(product, amount), langAsked));
  }

  /** Submits a signed application: the text that was shown has to be today's. */
  async submit(request: LoanSubmitRequest, caller: SignedIn): Promise<LoanOutcome> {
    const { customerId, idempotency, lang, langAsked } = caller;
    const first = await this.engine.first('loan.submit', idempotency);
    if (first) return this.answer(first, lang);
    // The lane checks it too; checked first here, so that a repeated call is not refused because of the used signature.
    if ((await this.engine.ask({ kind: 'loan.of', customerId })).loan) return refuse('loan.one_at_a_time');
    const product = await this.catalogue.offered(request.config_id);
    if (!product) return refuseRequest('loan.unknown_product');
    const borrower = await this.agreements.borrower(customerId);
    if (!borrower) return refuse('loan.form_required');
    const refusal = refuseAmount(request.amount, product);
    if (refusal) return refusal;
    if (request.sign === undefined) return refuseRequest('loan.please_sign');
    const terms = termsOf(product, request.amount);
    const named = { hash: request.agreement, lang: langAsked };
    const shown = this.agreements.withHash(borrower, terms, named);
    if (!shown) return refuse('loan.agreement_changed');
    const signature = await this.uploads.attaching(request.sign, customerId);
    if (!signature) return refuseRequest('loan.please_sign');
    const id = await this.numbers.next(loanAgreements);
    const row = this.agreements.row(id, customerId, shown, signature.id);
    const rows: RowWrite[] = [...signature.rows, { op: 'insert', table: loanAgreements.name, row }];
    const outcome = await this.engine.submit({
      ...{ kind: 'loan.submit', actor: { kind: 'customer', id: customerId }, idempotency, rows },
      loan: { ...terms, customerId, productId: product.id, agreementId: id, agreement: shown.hash },
    });
    return this.answer(outcome, lang);
  }

  async cancel(loanId: number, { customerId, idempotency, lang }: SignedIn): Promise<LoanOutcome> {
    const first = await this.engine.first('loan.cancel', idempotency);
    if (first) return this.answer(first, lang);
    if (!(await this.find(loanId, customerId))) return refuseRequest('loan.not_found');
    const actor = { kind: 'customer', id: customerId } as const;
    const outcome = await this.engine.submit({
      ...{ kind: 'loan.cancel', actor, idempotency, customerId, loanId },
    });
    return this.answer(outcome, lang);
  }

  async page(
    request: LoanListRequest,
    { customerId, lang }: SignedIn,
  ): Promise<ExactDecimals<Page<LoanAnswer>>> {
    const { limit, offset } = windowOf(request);
    const total = await this.reader.number('SELECT count(*) FROM loans WHERE customer_id = $1', [customerId]);
    const page = 'WHERE customer_id = $1 ORDER BY id DESC LIMIT $2 OFFSET $3';
    const rows = await this.reader.select(loans, page, [customerId, limit, offset]);
    return pageOf(
      rows.map((loan) => this.view.of(loan, lang)),
      total,
      request,
    );
  }

  async one({ id, loan_id }: LoanInfoRequest, { customerId, lang }: SignedIn): Promise<LoanOutcome> {
    const loan = await this.find(loan_id ?? id ?? 0, customerId);
    return loan ? this.view.of(loan, lang) : refuseRequest('loan.not_found');
  }

  /** Null for another customer's loan. */
  find(id: number, customerId: number): Promise<Loan | null> {
    return this.reader.first(loans, 'WHERE id = $1 AND customer_id = $2', [id, customerId]);
  }

  answer(outcome: Outcome<'loan.submit'>, lang: LanguageCode): LoanOutcome {
    return isRefusal(outcome) ? outcome : this.view.of(outcome.loan, lang);
  }
}
