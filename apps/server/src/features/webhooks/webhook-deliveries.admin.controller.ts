import { Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { rowId } from '../../platform/admin/row-id.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { WebhookDeliveriesAdmin } from './webhook-deliveries.admin.js';

@AdminController('webhook-deliveries')
export class WebhookDeliveriesAdminController {
  constructor(private readonly deliveries: WebhookDeliveriesAdmin) {}

  @Get()
  @RequirePermission('webhook-deliveries', 'read')
  @ApiList(
    'List webhook deliveries of the last 30 days, newest first; filters `webhook_id`, `event`, `state`',
  )
  list(@Query() query: ListParameters) {
    return this.deliveries.page(readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('webhook-deliveries', 'read')
  @ApiOperation({ summary: 'Get one delivery with its attempts' })
  one(@Param('id') id: string) {
    return this.deliveries.one(rowId(id));
  }

  @Post(':id/resend')
  @HttpCode(200)
  @RequirePermission('webhook-deliveries', 'resend')
  @ApiOperation({ summary: 'Send an event again' })
  resend(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.deliveries.resend(operator, rowId(id));
  }
}
