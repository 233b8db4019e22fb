import { Body, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { paymentInput, withdrawalApprovalInput, withdrawalRefusalInput } from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { customerReasonBody } from '../desk/payment-details-filter.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { WithdrawalDecisionsAdmin } from './withdrawal-decisions.admin.js';
import { WithdrawalsAdmin } from './withdrawals.admin.js';

const saying = customerReasonBody(withdrawalRefusalInput);

@AdminController('withdrawals')
export class WithdrawalsAdminController {
  constructor(
    private readonly withdrawals: WithdrawalsAdmin,
    private readonly decisions: WithdrawalDecisionsAdmin,
  ) {}

  @Get()
  @RequirePermission('withdrawals', 'read')
  @ApiList(
    'List withdrawals, oldest first; filter `waits_for`: decision, payment or operator; `reference`: of the payment, a hash in any notation',
  )
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    return this.withdrawals.page(operator, readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('withdrawals', 'read')
  @ApiOperation({ summary: 'Get one withdrawal, with the pending request for a second person, if any' })
  one(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.withdrawals.one(operator, rowId(id));
  }

  @Post(':id/claim')
  @HttpCode(200)
  @RequirePermission('withdrawals', 'claim')
  @ApiOperation({ summary: 'Claim a withdrawal for 15 minutes; 409 while another operator holds it' })
  claim(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.withdrawals.claim(operator, rowId(id));
  }

  @Post(':id/approve')
  @HttpCode(200)
  @RequirePermission('withdrawals', 'approve')
  @ApiOperation({ summary: 'Approve a withdrawal and book the payment; 202 if a second person must agree' })
  approve(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.decisions.approve(operator, rowId(id), readBody(withdrawalApprovalInput, body));
  }

  @Post(':id/reject')
  @HttpCode(200)
  @RequirePermission('withdrawals', 'reject')
  @ApiOperation({ summary: 'Reject a withdrawal: returns the money, with a reason shown to the customer' })
  reject(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.decisions.reject(operator, rowId(id), readBody(saying, body));
  }

  @Post(':id/paid')
  @HttpCode(200)
  @RequirePermission('withdrawals', 'paid')
  @ApiOperation({ summary: 'Mark an approved withdrawal as sent' })
  paid(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.decisions.paid(operator, rowId(id), readBody(paymentInput, body));
  }
}
