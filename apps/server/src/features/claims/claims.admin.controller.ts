import { Body, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { assignManyInput, claimAssignmentInput } from '@truemark/contracts/admin';
import { readBody } from '../../platform/admin/read-body.js';
import { AdminController } from '../operators/admin-controller.js';
import { Allows } from '../operators/allows.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { AssignManyAdmin } from './assign-many.admin.js';
import { ClaimsAdmin } from './claims.admin.js';

@AdminController('claims')
export class ClaimsAdminController {
  constructor(
    private readonly claims: ClaimsAdmin,
    private readonly many: AssignManyAdmin,
  ) {}

  @Get()
  @Allows('claims', 'read')
  @ApiOperation({ summary: 'Who has what, the latest first; of queues that one may read' })
  list(@CurrentOperator() operator: SignedInOperator) {
    return this.claims.page(operator);
  }

  @Post('assign-many')
  @HttpCode(200)
  @Allows('claims', 'reassign')
  @ApiOperation({
    summary: 'Hands several things that wait to one operator; `is_preview`: says what would happen',
  })
  assignMany(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.many.run(operator, readBody(assignManyInput, body));
  }

  @Post(':id/release')
  @HttpCode(200)
  @Allows('claims', 'release')
  @ApiOperation({ summary: 'Lets go of it; 409 where somebody else has it and one is no owner' })
  release(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.claims.release(operator, id);
  }

  @Post(':id/assign')
  @HttpCode(200)
  @Allows('claims', 'reassign')
  @ApiOperation({ summary: 'Hands what somebody has to another operator, who may claim in that queue' })
  assign(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.claims.assign(operator, id, readBody(claimAssignmentInput, body));
  }
}
