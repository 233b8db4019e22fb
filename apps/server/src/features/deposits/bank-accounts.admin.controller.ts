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
import { BankAccountsAdmin } from './bank-terms.admin.js';

@AdminController('bank-accounts')
export class BankAccountsAdminController {
  constructor(
    private readonly terms: BankAccountsAdmin,
    private readonly writes: GuardedWrites,
  ) {}

  @Get()
  @RequirePermission('bank-accounts', 'read')
  @ApiList('List the firm’s bank accounts for deposits')
  list(@Query() query: ListParameters) {
    return this.terms.page(readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('bank-accounts', 'read')
  @ApiOperation({ summary: 'Get one bank account' })
  one(@Param('id') id: string) {
    return this.terms.one(rowId(id));
  }

  @Post()
  @HttpCode(201)
  @RequirePermission('bank-accounts', 'create')
  @ApiOperation({ summary: 'Create a bank account' })
  create(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.writes.create(operator, this.terms, body);
  }

  @Put(':id')
  @RequirePermission('bank-accounts', 'edit')
  @ApiOperation({ summary: 'Update a bank account' })
  edit(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.writes.edit(operator, this.terms, rowId(id), body);
  }
}
