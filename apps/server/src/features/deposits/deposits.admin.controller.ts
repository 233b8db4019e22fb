import { Body, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { assignmentInput, depositApprovalInput, depositRefusalInput } from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { customerReasonBody } from '../desk/payment-details-filter.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { DepositDecisionsAdmin } from './deposit-decisions.admin.js';
import { DepositsAdmin } from './deposits.admin.js';

const saying = customerReasonBody(depositRefusalInput);

@AdminController('deposits')
export class DepositsAdminController {
  constructor(
    private readonly deposits: DepositsAdmin,
    private readonly decisions: DepositDecisionsAdmin,
  ) {}

  @Get()
  @RequirePermission('deposits', 'read')
  @ApiList('List deposits, oldest first; filter `waits_for`: matching, proof, decision or operator')
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    return this.deposits.page(operator, readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('deposits', 'read')
  @ApiOperation({ summary: 'Get one deposit, with others that show the same picture' })
  one(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.deposits.one(operator, rowId(id));
  }

  @Post(':id/claim')
  @HttpCode(200)
  @RequirePermission('deposits', 'claim')
  @ApiOperation({ summary: 'Claim a deposit for 15 minutes; 409 while another operator holds it' })
  claim(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.deposits.claim(operator, rowId(id));
  }

  @Post(':id/assign')
  @HttpCode(200)
  @RequirePermission('deposits', 'assign')
  @ApiOperation({
    summary: 'Assign the bank account the customer asked for; 202 if a second person must agree',
  })
  assign(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.decisions.assign(operator, rowId(id), readBody(assignmentInput, body));
  }

  @Post(':id/approve')
  @HttpCode(200)
  @RequirePermission('deposits', 'approve')
  @ApiOperation({
    summary: 'Credit the requested amount, once; 202 if a second person must agree',
  })
  approve(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.decisions.approve(operator, rowId(id), readBody(depositApprovalInput, body));
  }

  @Post(':id/reject')
  @HttpCode(200)
  @RequirePermission('deposits', 'reject')
  @ApiOperation({ summary: 'Reject a deposit with a reason shown to the customer' })
  reject(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.decisions.refuse(operator, rowId(id), 'rejected', readBody(saying, body));
  }

  @Post(':id/invalid')
  @HttpCode(200)
  @RequirePermission('deposits', 'invalid')
  @ApiOperation({ summary: 'Mark a deposit invalid: there is no such payment' })
  invalid(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.decisions.refuse(operator, rowId(id), 'invalid', readBody(saying, body));
  }
}
