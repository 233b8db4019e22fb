import { Body, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { optionAmountInput } from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { OptionAmountsAdmin } from './option-amounts.admin.js';

/** Suggested stakes, the same for every customer. */
@AdminController('option-amounts')
export class OptionAmountsAdminController {
  constructor(private readonly amounts: OptionAmountsAdmin) {}

  @Get()
  @RequirePermission('option-amounts', 'read')
  @ApiList('List stake amounts on offer; `ForexId` null: for all symbols without their own')
  list(@Query() query: ListParameters) {
    return this.amounts.page(readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('option-amounts', 'read')
  @ApiOperation({ summary: 'Get one amount' })
  one(@Param('id') id: string) {
    return this.amounts.one(rowId(id));
  }

  @Post()
  @HttpCode(201)
  @RequirePermission('option-amounts', 'create')
  @ApiOperation({ summary: 'Create an amount' })
  create(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.amounts.create(operator, readBody(optionAmountInput, body));
  }

  @Put(':id')
  @RequirePermission('option-amounts', 'edit')
  @ApiOperation({ summary: 'Update an amount' })
  edit(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.amounts.edit(operator, rowId(id), readBody(optionAmountInput, body));
  }

  @Delete(':id')
  @RequirePermission('option-amounts', 'delete')
  @ApiOperation({ summary: 'Withdraw an amount from the offer' })
  remove(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.amounts.remove(operator, rowId(id));
  }
}
