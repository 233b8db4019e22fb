import { Controller } from '@nestjs/common';
import {
  type LoanAgreementRequest,
  type LoanFormRequest,
  type LoanInfoRequest,
  type LoanListRequest,
  type LoanProductRequest,
  type LoanRequest,
  type LoanSubmitRequest,
  loanAgreementRequest,
  loanAgreementSchema,
  loanAuditSchema,
  loanCostSchema,
  loanDateSchema,
  loanFormRequest,
  loanFormSchema,
  loanInfoRequest,
  loanListRequest,
  loanProductRequest,
  loanProductSchema,
  loanRequest,
  loanSchema,
  loanSubmitRequest,
  pageOf,
  payoffSchema,
  type RepaymentInfoRequest,
  type RepaymentRequest,
  type RepayRequest,
  type RowRequest,
  repaymentAccountSchema,
  repaymentInfoRequest,
  repaymentRequest,
  repayRequest,
  rowRequest,
} from '@truemark/contracts';
import { z } from 'zod';
import { EngineClient } from '../../engine/client.js';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { refuseRequest } from '../../platform/http/refusal.js';
import { LoanAgreements } from './loan-agreements.js';
import { LoanAudits } from './loan-audit.js';
import { LoanCatalogue } from './loan-catalogue.js';
import { OwnLoanForm } from './own-loan-form.js';
import { OwnLoans } from './own-loans.js';
import { Repayments } from './repayments.js';

const REAL = { auth: 'customer', realOnly: true, tag: 'Loans' } as const;
const WRITES = { ...REAL, method: 'POST' } as const;

@Controller()
export class LoansController {
  constructor(
    private readonly engine: EngineClient,
    private readonly form: OwnLoanForm,
    private readonly catalogue: LoanCatalogue,
    private readonly loans: OwnLoans,
    private readonly agreements: LoanAgreements,
    private readonly repayments: Repayments,
    private readonly audits: LoanAudits,
  ) {}

  @Call('/api/loan/info', { ...REAL, summary: 'Get the status of the loan form', answer: loanFormSchema })
  info(_: unknown, { customerId }: SignedIn) {
    return this.form.info(customerId);
  }

  @Call('/api/loan/kyc_submit', {
    ...{ ...WRITES, schema: loanFormRequest, done: 'done.loan_form', answer: loanFormSchema },
    summary: 'Send the loan form; the settings `is_loan_<field>` decide which fields are required',
  })
  send(request: LoanFormRequest, caller: SignedIn) {
    return this.form.submit(request, caller);
  }

  @Call('/api/loan/loan_config', {
    ...{ ...REAL, summary: 'List loan products', answer: z.array(loanProductSchema) },
  })
  products() {
    return this.catalogue.list();
  }

  @Call('/api/loan/config_info', {
    ...{ ...REAL, schema: loanProductRequest, answer: loanCostSchema },
    summary: 'Get one product; with an amount also its cost',
  })
  product(request: LoanProductRequest) {
    return this.catalogue.cost(request);
  }

  @Call('/api/loan/get_date', { ...REAL, summary: 'Get the GMT date and time', answer: loanDateSchema })
  date() {
    const at = this.engine.view.now();
    const [date = '', rest = ''] = new Date(at).toISOString().split('T');
    return { date, time: rest.slice(0, 8), time_ms: at };
  }

  @Call('/api/loan/loan_agreement', {
    ...{ ...REAL, schema: loanAgreementRequest, answer: loanAgreementSchema },
    summary: 'Get the agreement for a product and an amount, or the signed one',
  })
  agreement(request: LoanAgreementRequest, caller: SignedIn) {
    return this.loans.agreement(request, caller);
  }

  @Call('/api/loan/loan_submit', {
    ...{ ...WRITES, schema: loanSubmitRequest, done: 'done.loan_submitted', answer: loanSchema },
    summary: 'Apply for a loan with the signed agreement',
  })
  submit(request: LoanSubmitRequest, caller: SignedIn) {
    return this.loans.submit(request, caller);
  }

  @Call('/api/loan/loan_cancel', {
    ...{ ...WRITES, schema: rowRequest, done: 'done.loan_cancelled', answer: loanSchema },
    summary: 'Cancel a loan that is in review',
  })
  cancel({ id }: RowRequest, caller: SignedIn) {
    return this.loans.cancel(id, caller);
  }

  @Call('/api/loan/loan_list', {
    ...{ ...REAL, schema: loanListRequest, answer: pageOf(loanSchema) },
    summary: 'List own loans, newest first',
  })
  page(request: LoanListRequest, caller: SignedIn) {
    return this.loans.page(request, caller);
  }

  @Call('/api/loan/loan_info', {
    ...{ ...REAL, schema: loanInfoRequest, answer: loanSchema },
    summary: 'Get one own loan',
  })
  one(request: LoanInfoRequest, caller: SignedIn) {
    return this.loans.one(request, caller);
  }

  @Call('/api/loan/repayment_info', {
    ...{ ...REAL, schema: repaymentInfoRequest, answer: payoffSchema },
    summary: 'Get the payoff amount as of now, with its parts',
  })
  payoff(request: RepaymentInfoRequest, caller: SignedIn) {
    return this.repayments.info(request, caller);
  }

  @Call('/api/loan/repayment_accounts', {
    ...{ ...REAL, answer: z.array(repaymentAccountSchema) },
    summary: 'List where a loan can be repaid to',
  })
  accounts() {
    return this.catalogue.accounts();
  }

  @Call('/api/loan/repayment', {
    ...{ ...WRITES, schema: repaymentRequest, done: 'done.loan_proof', answer: loanSchema },
    summary: 'Submit proof of repayment; the sum is the one due now',
  })
  prove(request: RepaymentRequest, caller: SignedIn) {
    return this.repayments.prove(request, caller);
  }

  @Call('/api/loan/repay_from_balance', {
    ...{ ...WRITES, schema: repayRequest, done: 'done.loan_repaid', answer: loanSchema },
    summary: 'Repay in full from the funding account; with a total, only if that is the sum due',
  })
  repay(request: RepayRequest, caller: SignedIn) {
    return this.repayments.fromBalance(request, caller);
  }

  @Call('/api/loan/agreement_pdf', {
    ...{ ...REAL, schema: loanRequest, heavy: true, file: 'application/pdf' },
    summary: 'Get the signed agreement with the signature, for printing',
  })
  async pdf({ loan_id }: LoanRequest, { customerId }: SignedIn) {
    const loan = await this.loans.find(loan_id, customerId);
    return loan ? this.agreements.pdf(loan, customerId) : refuseRequest('loan.not_found');
  }

  @Call('/api/loan/audit', {
    ...{ ...REAL, schema: loanRequest, answer: loanAuditSchema },
    summary: 'Get a loan’s proof: its cost, the figures behind it, and its ledger entries',
  })
  audit({ loan_id }: LoanRequest, caller: SignedIn) {
    return this.audits.of(loan_id, caller);
  }
}
