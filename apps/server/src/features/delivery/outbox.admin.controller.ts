import { Get, Param, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { rowId } from '../../platform/admin/row-id.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { OutboxAdmin } from './outbox.admin.js';

@AdminController('outbox')
export class OutboxAdminController {
  constructor(private readonly outbox: OutboxAdmin) {}

  @Get()
  @RequirePermission('outbox', 'read')
  @ApiList(
    'List messages undelivered in the last 24 hours; `text` only for roles that may read it, and each read is audited; filter `q`: start of the recipient',
  )
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    return this.outbox.page(operator, readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('outbox', 'read')
  @ApiOperation({ summary: 'Get one message; reading its text is audited' })
  one(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.outbox.one(operator, rowId(id));
  }
}
