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
import { DepositAddressesAdmin } from './deposit-addresses.admin.js';

@AdminController('deposit-addresses')
export class DepositAddressesAdminController {
  constructor(
    private readonly terms: DepositAddressesAdmin,
    private readonly writes: GuardedWrites,
  ) {}

  @Get()
  @RequirePermission('deposit-addresses', 'read')
  @ApiList('List the firm’s coin addresses for deposits')
  list(@Query() query: ListParameters) {
    return this.terms.page(readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('deposit-addresses', 'read')
  @ApiOperation({ summary: 'Get one deposit address' })
  one(@Param('id') id: string) {
    return this.terms.one(rowId(id));
  }

  @Post()
  @HttpCode(201)
  @RequirePermission('deposit-addresses', 'create')
  @ApiOperation({ summary: 'Create a deposit address' })
  create(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.writes.create(operator, this.terms, body);
  }

  @Put(':id')
  @RequirePermission('deposit-addresses', 'edit')
  @ApiOperation({ summary: 'Update a deposit address' })
  edit(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.writes.edit(operator, this.terms, rowId(id), body);
  }
}
