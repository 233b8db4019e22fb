import { Body, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { paymentInput, withdrawalApprovalInput, withdrawalRefusalInput } from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { saidToCustomers } from '../desk/payment-details-filter.js';
import { AdminController } from '../operators/admin-controller.js';
import { Allows } from '../operators/allows.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { WithdrawalDecisionsAdmin } from './withdrawal-decisions.admin.js';
import { WithdrawalsAdmin } from './withdrawals.admin.js';

const saying = saidToCustomers(withdrawalRefusalInput);

@AdminController('withdrawals')
export class WithdrawalsAdminController {
  constructor(
    private readonly withdrawals: WithdrawalsAdmin,
    private readonly decisions: WithdrawalDecisionsAdmin,
  ) {}

  @Get()
  @Allows('withdrawals', 'read')
  @ApiList(
    'Withdrawals, oldest first; filter `waits_for`: decision, payment or operator; `reference`: paid by it, a hash however it is written',
  )
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    return this.withdrawals.page(operator, readListRequest(query));
  }

  @Get(':id')
  @Allows('withdrawals', 'read')
  @ApiOperation({ summary: 'One withdrawal, with the request for a second person where one waits' })
  one(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.withdrawals.one(operator, rowId(id));
  }

  @Post(':id/claim')
  @HttpCode(200)
  @Allows('withdrawals', 'claim')
  @ApiOperation({ summary: 'Takes it on for a quarter of an hour; 409 while somebody else works on it' })
  claim(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.withdrawals.claim(operator, rowId(id));
  }

  @Post(':id/approve')
  @HttpCode(200)
  @Allows('withdrawals', 'approve')
  @ApiOperation({ summary: 'Pays it out of the books; 202 where a second person has to agree' })
  approve(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.decisions.approve(operator, rowId(id), readBody(withdrawalApprovalInput, body));
  }

  @Post(':id/reject')
  @HttpCode(200)
  @Allows('withdrawals', 'reject')
  @ApiOperation({ summary: 'Gives the money back with a reason that the customer reads' })
  reject(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.decisions.reject(operator, rowId(id), readBody(saying, body));
  }

  @Post(':id/paid')
  @HttpCode(200)
  @Allows('withdrawals', 'paid')
  @ApiOperation({ summary: 'An approved one has been sent' })
  paid(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.decisions.paid(operator, rowId(id), readBody(paymentInput, body));
  }
}
