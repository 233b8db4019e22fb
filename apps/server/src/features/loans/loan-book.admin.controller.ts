import { Body, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { loanBookInput } from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { ApprovalsAdmin } from '../approvals/approvals.admin.js';
import { Approvals } from '../approvals/approvals.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { LoanBookAdmin } from './loan-book.admin.js';
import { fundingPayload, LOAN_BOOK, LOAN_BOOK_SUBJECT } from './loan-book.js';

/** Loan book: its balance, and requests to fund or drain it, approved by a second operator. */
@AdminController('loan-book')
export class LoanBookAdminController {
  constructor(
    private readonly book: LoanBookAdmin,
    private readonly approvals: Approvals,
    private readonly requests: ApprovalsAdmin,
  ) {}

  @Get()
  @RequirePermission('loan-book', 'read')
  @ApiOperation({
    summary: 'Get the loan book: funds to lend, loans out, loans waiting, and arrears by days',
  })
  of() {
    return this.book.answer();
  }

  @Get('requests')
  @RequirePermission('loan-book', 'read')
  @ApiList('List requested fundings')
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    const request = readListRequest(query);
    const filter = { ...request.filter, kind: LOAN_BOOK };
    return this.requests.page(operator, { ...request, filter });
  }

  @Post('requests')
  @HttpCode(202)
  @RequirePermission('loan-book', 'create')
  @ApiOperation({
    summary: 'Request to add funds, or to withdraw with a negative amount; a second person approves',
  })
  async create(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    const { amount, reason } = readBody(loanBookInput, body);
    const asking = { kind: LOAN_BOOK, subject: LOAN_BOOK_SUBJECT, payload: fundingPayload(amount), reason };
    return this.requests.one(operator, (await this.approvals.request(operator, asking)).id);
  }
}
