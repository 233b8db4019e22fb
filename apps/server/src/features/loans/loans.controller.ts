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
  type RowRequest,
  repaymentAccountSchema,
  repaymentInfoRequest,
  repaymentRequest,
  rowRequest,
} from '@truemark/contracts';
import { z } from 'zod';
import { EngineClient } from '../../engine/client.js';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { refuseCall } from '../../platform/http/refusal.js';
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

  @Call('/api/loan/info', { ...REAL, summary: 'How the loan form stands', answer: loanFormSchema })
  info(_: unknown, { customerId }: SignedIn) {
    return this.form.info(customerId);
  }

  @Call('/api/loan/kyc_submit', {
    ...{ ...WRITES, schema: loanFormRequest, done: 'done.loan_form', answer: loanFormSchema },
    summary: 'Sends the loan form; fields are required as the settings `is_loan_<field>` say',
  })
  send(request: LoanFormRequest, caller: SignedIn) {
    return this.form.submit(request, caller);
  }

  @Call('/api/loan/loan_config', {
    ...{ ...REAL, summary: 'What can be borrowed', answer: z.array(loanProductSchema) },
  })
  products() {
    return this.catalogue.list();
  }

  @Call('/api/loan/config_info', {
    ...{ ...REAL, schema: loanProductRequest, answer: loanCostSchema },
    summary: 'One product; with an amount also what it would cost',
  })
  product(request: LoanProductRequest) {
    return this.catalogue.cost(request);
  }

  @Call('/api/loan/get_date', { ...REAL, summary: 'Date and time by GMT', answer: loanDateSchema })
  date() {
    const at = this.engine.view.now();
    const [date = '', rest = ''] = new Date(at).toISOString().split('T');
    return { date, time: rest.slice(0, 8), time_ms: at };
  }

  @Call('/api/loan/loan_agreement', {
    ...{ ...REAL, schema: loanAgreementRequest, answer: loanAgreementSchema },
    summary: 'The agreement of a product and an amount, or as it was signed',
  })
  agreement(request: LoanAgreementRequest, caller: SignedIn) {
    return this.loans.agreement(request, caller);
  }

  @Call('/api/loan/loan_submit', {
    ...{ ...WRITES, schema: loanSubmitRequest, done: 'done.loan_submitted', answer: loanSchema },
    summary: 'Asks for a loan by what was signed',
  })
  submit(request: LoanSubmitRequest, caller: SignedIn) {
    return this.loans.submit(request, caller);
  }

  @Call('/api/loan/loan_cancel', {
    ...{ ...WRITES, schema: rowRequest, done: 'done.loan_cancelled', answer: loanSchema },
    summary: 'Takes back a loan that is in review',
  })
  cancel({ id }: RowRequest, caller: SignedIn) {
    return this.loans.cancel(id, caller);
  }

  @Call('/api/loan/loan_list', {
    ...{ ...REAL, schema: loanListRequest, answer: pageOf(loanSchema) },
    summary: 'Own loans, newest first',
  })
  page(request: LoanListRequest, caller: SignedIn) {
    return this.loans.page(request, caller);
  }

  @Call('/api/loan/loan_info', {
    ...{ ...REAL, schema: loanInfoRequest, answer: loanSchema },
    summary: 'One own loan',
  })
  one(request: LoanInfoRequest, caller: SignedIn) {
    return this.loans.one(request, caller);
  }

  @Call('/api/loan/repayment_info', {
    ...{ ...REAL, schema: repaymentInfoRequest, answer: payoffSchema },
    summary: 'What pays a loan off now, with its parts',
  })
  payoff(request: RepaymentInfoRequest, caller: SignedIn) {
    return this.repayments.info(request, caller);
  }

  @Call('/api/loan/repayment_accounts', {
    ...{ ...REAL, answer: z.array(repaymentAccountSchema) },
    summary: 'Where it can be repaid to',
  })
  accounts() {
    return this.catalogue.accounts();
  }

  @Call('/api/loan/repayment', {
    ...{ ...WRITES, schema: repaymentRequest, done: 'done.loan_proof', answer: loanSchema },
    summary: 'Shows that it was repaid; the sum is that of now',
  })
  prove(request: RepaymentRequest, caller: SignedIn) {
    return this.repayments.prove(request, caller);
  }

  @Call('/api/loan/repay_from_balance', {
    ...{ ...WRITES, schema: loanRequest, done: 'done.loan_repaid', answer: loanSchema },
    summary: 'Repays all of it from the funding account',
  })
  repay({ loan_id }: LoanRequest, caller: SignedIn) {
    return this.repayments.fromBalance(loan_id, caller);
  }

  @Call('/api/loan/agreement_pdf', {
    ...{ ...REAL, schema: loanRequest, heavy: true, file: 'application/pdf' },
    summary: 'What was signed, with the signature, to print',
  })
  async pdf({ loan_id }: LoanRequest, { customerId }: SignedIn) {
    const loan = await this.loans.find(loan_id, customerId);
    return loan ? this.agreements.pdf(loan, customerId) : refuseCall('loan.not_found');
  }

  @Call('/api/loan/audit', {
    ...{ ...REAL, schema: loanRequest, answer: loanAuditSchema },
    summary: 'What a loan costs with the numbers that it follows from, and what it moved',
  })
  audit({ loan_id }: LoanRequest, caller: SignedIn) {
    return this.audits.of(loan_id, caller);
  }
}
