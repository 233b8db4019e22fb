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
import { DescriptionsAdmin } from './descriptions.admin.js';

@AdminController('descriptions')
export class DescriptionsAdminController {
  constructor(
    private readonly terms: DescriptionsAdmin,
    private readonly writes: GuardedWrites,
  ) {}

  @Get()
  @RequirePermission('descriptions', 'read')
  @ApiList('List the rich texts of pages by group key')
  list(@Query() query: ListParameters) {
    return this.terms.page(readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('descriptions', 'read')
  @ApiOperation({ summary: 'Get one text' })
  one(@Param('id') id: string) {
    return this.terms.one(rowId(id));
  }

  @Post()
  @HttpCode(201)
  @RequirePermission('descriptions', 'create')
  @ApiOperation({ summary: 'Create a text' })
  create(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.writes.create(operator, this.terms, body);
  }

  @Put(':id')
  @RequirePermission('descriptions', 'edit')
  @ApiOperation({ summary: 'Update a text' })
  edit(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.writes.edit(operator, this.terms, rowId(id), body);
  }
}
