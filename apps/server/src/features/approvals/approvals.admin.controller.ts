import { Body, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { approvingInput } from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { ApprovalsAdmin } from './approvals.admin.js';

@AdminController('approvals')
export class ApprovalsAdminController {
  constructor(private readonly approvals: ApprovalsAdmin) {}

  @Get()
  @RequirePermission('approvals', 'read')
  @ApiList('List requests that need a second person, oldest first, each with its effect now')
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    return this.approvals.page(operator, readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('approvals', 'read')
  @ApiOperation({ summary: 'Get one request' })
  one(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.approvals.one(operator, rowId(id));
  }

  @Post(':id/approve')
  @HttpCode(200)
  @RequirePermission('approvals', 'approve')
  @ApiOperation({
    summary: 'Approve and apply a request, never as its requester; 409 once decided or expired',
  })
  approve(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.approvals.approve(operator, rowId(id), readBody(approvingInput, body).note);
  }

  @Post(':id/reject')
  @HttpCode(200)
  // Withdrawing takes no other permission: `reject` is required for the requests of others.
  @RequirePermission('approvals', 'read')
  @ApiOperation({ summary: 'Reject a request with a reason; its requester withdraws it by the same call' })
  reject(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.approvals.reject(operator, rowId(id), body);
  }
}
