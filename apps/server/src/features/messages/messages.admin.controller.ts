import { Body, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { messageAimInput, messageInput } from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { OperatorMessagesAdmin } from './operator-messages.admin.js';

@AdminController('messages')
export class MessagesAdminController {
  constructor(private readonly messages: OperatorMessagesAdmin) {}

  @Get()
  @RequirePermission('messages', 'read')
  @ApiList('List messages from operators to customers, newest first')
  list(@Query() query: ListParameters) {
    return this.messages.page(readListRequest(query));
  }

  @Get('recipients')
  @RequirePermission('messages', 'read')
  @ApiOperation({ summary: 'Count the recipients: `filter={to, customer_id?, filter?}`' })
  recipients(@Query() query: ListParameters) {
    return this.messages.count(readBody(messageAimInput, readListRequest(query).filter));
  }

  @Get(':id')
  @RequirePermission('messages', 'read')
  @ApiOperation({ summary: 'Get one message and its delivery progress' })
  one(@Param('id') id: string) {
    return this.messages.one(rowId(id));
  }

  @Post()
  @HttpCode(201)
  @RequirePermission('messages', 'create')
  @ApiOperation({
    summary:
      'Send a message to one customer, all, or those matching a filter, once each; takes two people if it names where to pay',
  })
  send(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.messages.send(operator, readBody(messageInput, body));
  }

  @Post(':id/stop')
  @HttpCode(200)
  @RequirePermission('messages', 'stop')
  @ApiOperation({ summary: 'Stop sending a message; recipients who have it keep it' })
  stop(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.messages.stop(operator, rowId(id));
  }
}
