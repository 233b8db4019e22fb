import { Body, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { loanFormApprovalInput, loanFormRejectionInput } from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { customerReasonBody } from '../desk/payment-details-filter.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { LoanApplicationsAdmin } from './loan-applications.admin.js';
import { LoanFormDecisionsAdmin } from './loan-form-decisions.admin.js';

const saying = customerReasonBody(loanFormRejectionInput);

@AdminController('loan-applications')
export class LoanApplicationsAdminController {
  constructor(
    private readonly forms: LoanApplicationsAdmin,
    private readonly decisions: LoanFormDecisionsAdmin,
  ) {}

  @Get()
  @RequirePermission('loan-applications', 'read')
  @ApiList('List loan forms, oldest first; filters `status`, `customer_id`, `claimed_by`, `from`, `until`')
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    return this.forms.page(operator, readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('loan-applications', 'read')
  @ApiOperation({ summary: 'Get one form, with picture ids for roles that may open them' })
  one(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.forms.one(operator, rowId(id));
  }

  @Post(':id/claim')
  @HttpCode(200)
  @RequirePermission('loan-applications', 'claim')
  @ApiOperation({ summary: 'Claim a form for 15 minutes; 409 while another operator holds it' })
  claim(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.forms.claim(operator, rowId(id));
  }

  @Post(':id/approve')
  @HttpCode(200)
  @RequirePermission('loan-applications', 'approve')
  @ApiOperation({ summary: 'Allow the customer to apply for loans; 409 without the claim' })
  approve(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.decisions.approve(operator, rowId(id), readBody(loanFormApprovalInput, body));
  }

  @Post(':id/reject')
  @HttpCode(200)
  @RequirePermission('loan-applications', 'reject')
  @ApiOperation({
    summary: 'Return a form with reasons shown to the customer and an internal note',
  })
  reject(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.decisions.reject(operator, rowId(id), readBody(saying, body));
  }
}
