import { Body, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiProduces } from '@nestjs/swagger';
import { loanApprovalInput, loanRefusalInput, writeOffInput } from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { customerReasonBody } from '../desk/payment-details-filter.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { LoanDecisionsAdmin } from './loan-decisions.admin.js';
import { LoansAdmin } from './loans.admin.js';
import { LoanDetailsAdmin } from './whole-loans.admin.js';

const saying = customerReasonBody(loanRefusalInput);
const writingOff = customerReasonBody(writeOffInput);

@AdminController('loans')
export class LoansAdminController {
  constructor(
    private readonly loans: LoansAdmin,
    private readonly details: LoanDetailsAdmin,
    private readonly decisions: LoanDecisionsAdmin,
  ) {}

  @Get()
  @RequirePermission('loans', 'read')
  @ApiList(
    'List loans, oldest first; filters `waits_for`: decision, repayment or operator, `days_late_from`, `days_late_to`, `claimed_by`',
  )
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    return this.loans.page(operator, readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('loans', 'read')
  @ApiOperation({ summary: 'Get one loan with its payoff, signed agreement, proof and entries' })
  one(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.details.one(operator, rowId(id));
  }

  @Get(':id/agreement_pdf')
  @RequirePermission('uploads', 'read')
  @ApiOperation({ summary: 'Get the signed agreement with the signature; every read is audited' })
  @ApiProduces('application/pdf')
  agreement(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.details.agreementPdf(operator, rowId(id));
  }

  @Post(':id/claim')
  @HttpCode(200)
  @RequirePermission('loans', 'claim')
  @ApiOperation({ summary: 'Claim a loan for 15 minutes; 409 while another operator holds it' })
  claim(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.details.claim(operator, rowId(id));
  }

  @Post(':id/approve')
  @HttpCode(200)
  @RequirePermission('loans', 'approve')
  @ApiOperation({
    summary: 'Pay a loan out of the loan book, once; 202 if a second person must agree',
  })
  approve(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.decisions.approve(operator, rowId(id), readBody(loanApprovalInput, body));
  }

  @Post(':id/reject')
  @HttpCode(200)
  @RequirePermission('loans', 'reject')
  @ApiOperation({ summary: 'Reject a loan with a reason shown to the customer' })
  reject(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.decisions.reject(operator, rowId(id), readBody(saying, body));
  }

  @Post(':id/repayment_approve')
  @HttpCode(200)
  @RequirePermission('loans', 'repayment_approve')
  @ApiOperation({
    summary: 'Confirm a repayment, at the sum as of its proof; 202 if a second person must agree',
  })
  approveRepayment(
    @CurrentOperator() operator: SignedInOperator,
    @Param('id') id: string,
    @Body() body: unknown,
  ) {
    return this.decisions.approveRepayment(operator, rowId(id), readBody(loanApprovalInput, body));
  }

  @Post(':id/repayment_reject')
  @HttpCode(200)
  @RequirePermission('loans', 'repayment_reject')
  @ApiOperation({ summary: 'Reject a repayment proof with a reason; the loan stays due' })
  rejectRepayment(
    @CurrentOperator() operator: SignedInOperator,
    @Param('id') id: string,
    @Body() body: unknown,
  ) {
    return this.decisions.rejectRepayment(operator, rowId(id), readBody(saying, body));
  }

  @Post(':id/write_off')
  @HttpCode(200)
  @RequirePermission('loans', 'write_off')
  @ApiOperation({ summary: 'Request to write a loan off; a second person approves' })
  writeOff(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.decisions.writeOff(operator, rowId(id), readBody(writingOff, body));
  }
}
