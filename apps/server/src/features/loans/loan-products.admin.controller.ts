import { Body, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { switchManyInput } from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { GuardedWrites } from '../approvals/guarded-writes.js';
import { SwitchMany } from '../approvals/switch-many.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { LoanProductsAdmin } from './loan-products.admin.js';

@AdminController('loan-products')
export class LoanProductsAdminController {
  constructor(
    private readonly terms: LoanProductsAdmin,
    private readonly writes: GuardedWrites,
    private readonly bulkSwitch: SwitchMany,
  ) {}

  @Get()
  @RequirePermission('loan-products', 'read')
  @ApiList('List loan products, with the cost of the largest amount')
  list(@Query() query: ListParameters) {
    return this.terms.page(readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('loan-products', 'read')
  @ApiOperation({ summary: 'Get one product' })
  one(@Param('id') id: string) {
    return this.terms.one(rowId(id));
  }

  @Post()
  @HttpCode(201)
  @RequirePermission('loan-products', 'create')
  @ApiOperation({ summary: 'Create a product' })
  create(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.writes.create(operator, this.terms, body);
  }

  @Post('switch-many')
  @HttpCode(200)
  @RequirePermission('loan-products', 'edit')
  @ApiOperation({
    summary:
      'Switch several products on or off, each by the rules for one; `is_preview`: reports the outcome only',
  })
  switchMany(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.bulkSwitch.run(operator, this.terms, readBody(switchManyInput, body));
  }

  @Put(':id')
  @RequirePermission('loan-products', 'edit')
  @ApiOperation({ summary: 'Update a product' })
  edit(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.writes.edit(operator, this.terms, rowId(id), body);
  }
}
