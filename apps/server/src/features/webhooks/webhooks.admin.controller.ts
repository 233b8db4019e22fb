import { Body, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { rowId } from '../../platform/admin/row-id.js';
import { GuardedWrites } from '../approvals/guarded-writes.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { WebhooksAdmin } from './webhooks.admin.js';

@AdminController('webhooks')
export class WebhooksAdminController {
  constructor(
    private readonly webhooks: WebhooksAdmin,
    private readonly writes: GuardedWrites,
  ) {}

  @Get()
  @RequirePermission('webhooks', 'read')
  @ApiList('List webhooks')
  list(@Query() query: ListParameters) {
    return this.webhooks.page(readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('webhooks', 'read')
  @ApiOperation({ summary: 'Get one webhook' })
  one(@Param('id') id: string) {
    return this.webhooks.one(rowId(id));
  }

  @Post()
  @HttpCode(201)
  @RequirePermission('webhooks', 'create')
  @ApiOperation({ summary: 'Create a webhook; a second person approves' })
  create(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.writes.create(operator, this.webhooks, body);
  }

  @Put(':id')
  @RequirePermission('webhooks', 'edit')
  @ApiOperation({ summary: 'Update a webhook; a second person approves everything but its name' })
  edit(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.writes.edit(operator, this.webhooks, rowId(id), body);
  }

  @Delete(':id')
  @RequirePermission('webhooks', 'delete')
  @ApiOperation({ summary: 'Stop sending to a webhook; a second person approves' })
  remove(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.writes.remove(operator, this.webhooks, rowId(id), body);
  }

  @Post(':id/secret')
  @HttpCode(200)
  @RequirePermission('webhooks', 'show_secret')
  @ApiOperation({ summary: 'Reveal a webhook’s secret, once' })
  secret(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.webhooks.showSecret(operator, rowId(id));
  }
}
