import { Body, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { rowId } from '../../platform/admin/row-id.js';
import { GuardedWrites } from '../approvals/guarded-writes.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { WithdrawalCurrenciesAdmin } from './withdrawal-currencies.admin.js';

@AdminController('withdrawal-currencies')
export class WithdrawalCurrenciesAdminController {
  constructor(
    private readonly terms: WithdrawalCurrenciesAdmin,
    private readonly writes: GuardedWrites,
  ) {}

  @Get()
  @RequirePermission('withdrawal-currencies', 'read')
  @ApiList('List payout currencies (`type` 1 crypto, 2 bank)')
  list(@Query() query: ListParameters) {
    return this.terms.page(readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('withdrawal-currencies', 'read')
  @ApiOperation({ summary: 'Get one payout currency' })
  one(@Param('id') id: string) {
    return this.terms.one(rowId(id));
  }

  @Post()
  @HttpCode(201)
  @RequirePermission('withdrawal-currencies', 'create')
  @ApiOperation({ summary: 'Create a payout currency' })
  create(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.writes.create(operator, this.terms, body);
  }

  @Put(':id')
  @RequirePermission('withdrawal-currencies', 'edit')
  @ApiOperation({ summary: 'Update a payout currency' })
  edit(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.writes.edit(operator, this.terms, rowId(id), body);
  }
}
