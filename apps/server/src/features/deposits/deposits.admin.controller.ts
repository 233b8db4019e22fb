import { Body, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { assignmentInput, depositApprovalInput, depositRefusalInput } from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { saidToCustomers } from '../desk/payment-details-filter.js';
import { AdminController } from '../operators/admin-controller.js';
import { Allows } from '../operators/allows.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { DepositDecisionsAdmin } from './deposit-decisions.admin.js';
import { DepositsAdmin } from './deposits.admin.js';

const saying = saidToCustomers(depositRefusalInput);

@AdminController('deposits')
export class DepositsAdminController {
  constructor(
    private readonly deposits: DepositsAdmin,
    private readonly decisions: DepositDecisionsAdmin,
  ) {}

  @Get()
  @Allows('deposits', 'read')
  @ApiList('Deposits, oldest first; filter `waits_for`: matching, proof, decision or operator')
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    return this.deposits.page(operator, readListRequest(query));
  }

  @Get(':id')
  @Allows('deposits', 'read')
  @ApiOperation({ summary: 'One deposit, with others that show the same picture' })
  one(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.deposits.one(operator, rowId(id));
  }

  @Post(':id/claim')
  @HttpCode(200)
  @Allows('deposits', 'claim')
  @ApiOperation({ summary: 'Takes it on for a quarter of an hour; 409 while somebody else works on it' })
  claim(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.deposits.claim(operator, rowId(id));
  }

  @Post(':id/assign')
  @HttpCode(200)
  @Allows('deposits', 'assign')
  @ApiOperation({
    summary: 'Names the bank account that the customer asked for; 202 where a second person has to agree',
  })
  assign(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.decisions.assign(operator, rowId(id), readBody(assignmentInput, body));
  }

  @Post(':id/approve')
  @HttpCode(200)
  @Allows('deposits', 'approve')
  @ApiOperation({
    summary: 'Credits the amount that was asked for, once; 202 where a second person has to agree',
  })
  approve(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.decisions.approve(operator, rowId(id), readBody(depositApprovalInput, body));
  }

  @Post(':id/reject')
  @HttpCode(200)
  @Allows('deposits', 'reject')
  @ApiOperation({ summary: 'Turns it down with a reason that the customer reads' })
  reject(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.decisions.refuse(operator, rowId(id), 'rejected', readBody(saying, body));
  }

  @Post(':id/invalid')
  @HttpCode(200)
  @Allows('deposits', 'invalid')
  @ApiOperation({ summary: 'There is no such payment' })
  invalid(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.decisions.refuse(operator, rowId(id), 'invalid', readBody(saying, body));
  }
}
