import { Body, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { assignManyInput, claimAssignmentInput } from '@truemark/contracts/admin';
import { readBody } from '../../platform/admin/read-body.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { AssignManyAdmin } from './assign-many.admin.js';
import { ClaimsAdmin } from './claims.admin.js';

@AdminController('claims')
export class ClaimsAdminController {
  constructor(
    private readonly claims: ClaimsAdmin,
    private readonly bulkAssign: AssignManyAdmin,
  ) {}

  @Get()
  @RequirePermission('claims', 'read')
  @ApiOperation({ summary: 'List claims in the queues the caller may read, newest first' })
  list(@CurrentOperator() operator: SignedInOperator) {
    return this.claims.page(operator);
  }

  @Post('assign-many')
  @HttpCode(200)
  @RequirePermission('claims', 'reassign')
  @ApiOperation({
    summary: 'Assign several waiting items to one operator; `is_preview`: reports the outcome only',
  })
  assignMany(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.bulkAssign.run(operator, readBody(assignManyInput, body));
  }

  @Post(':id/release')
  @HttpCode(200)
  @RequirePermission('claims', 'release')
  @ApiOperation({
    summary: 'Release a claim; 409 if another operator holds it and the caller is not an owner',
  })
  release(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.claims.release(operator, id);
  }

  @Post(':id/assign')
  @HttpCode(200)
  @RequirePermission('claims', 'reassign')
  @ApiOperation({ summary: 'Reassign a claim to another operator, who may claim in that queue' })
  assign(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.claims.assign(operator, id, readBody(claimAssignmentInput, body));
  }
}
