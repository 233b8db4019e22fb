import { Body, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiList, ApiTakes } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { AdminController } from '../operators/admin-controller.js';
import { Allows } from '../operators/allows.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { ApprovalsAdmin, approvalShape, rejectionShape } from './approvals.admin.js';

@AdminController('approvals')
export class ApprovalsAdminController {
  constructor(private readonly approvals: ApprovalsAdmin) {}

  @Get()
  @Allows('approvals', 'read')
  @ApiList('Requests that need a second person, oldest first, with what each would change now')
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    return this.approvals.page(operator, readListRequest(query));
  }

  @Get(':id')
  @Allows('approvals', 'read')
  @ApiOperation({ summary: 'One request' })
  one(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.approvals.one(operator, rowId(id));
  }

  @Post(':id/approve')
  @HttpCode(200)
  @Allows('approvals', 'approve')
  @ApiTakes(
    'Does what was asked for; never by who asked, 409 once it is decided or its time is over',
    approvalShape,
  )
  approve(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.approvals.approve(operator, rowId(id), readBody(approvalShape, body).note);
  }

  @Post(':id/reject')
  @HttpCode(200)
  @Allows('approvals', 'reject')
  @ApiTakes('Turns it down with a reason; who asked for it takes it back', rejectionShape)
  reject(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.approvals.reject(operator, rowId(id), readBody(rejectionShape, body).note);
  }
}
