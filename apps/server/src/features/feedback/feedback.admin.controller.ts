import { Get, Param, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { rowId } from '../../platform/admin/row-id.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { FeedbackAdmin } from './feedback.admin.js';

@AdminController('feedback')
export class FeedbackAdminController {
  constructor(private readonly feedback: FeedbackAdmin) {}

  @Get()
  @RequirePermission('feedback', 'read')
  @ApiList('List customers’ feedback, newest first; each read is audited')
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    return this.feedback.page(operator, readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('feedback', 'read')
  @ApiOperation({ summary: 'Get one piece of feedback; the read is audited' })
  one(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.feedback.one(operator, rowId(id));
  }
}
