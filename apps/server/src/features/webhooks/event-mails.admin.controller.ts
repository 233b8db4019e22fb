import { Body, Get, Put } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { eventMailsInput } from '@truemark/contracts/admin';
import { readBody } from '../../platform/admin/read-body.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { EventMailsAdmin } from './event-mails.admin.js';

@AdminController('event-mails')
export class EventMailsAdminController {
  constructor(private readonly mails: EventMailsAdmin) {}

  @Get()
  @RequirePermission('event-mails', 'read')
  @ApiOperation({ summary: 'List the events one receives by e-mail, and those one may choose' })
  own(@CurrentOperator() operator: SignedInOperator) {
    return this.mails.own(operator);
  }

  @Put()
  @RequirePermission('event-mails', 'edit')
  @ApiOperation({ summary: 'Choose the events one receives by e-mail' })
  choose(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.mails.choose(operator, readBody(eventMailsInput, body));
  }
}
