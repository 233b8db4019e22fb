import { Body, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { certificationInput, rejectionInput } from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { customerReasonBody } from '../desk/payment-details-filter.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { DecisionsAdmin } from './decisions.admin.js';
import { VerificationsAdmin } from './verifications.admin.js';

const saying = customerReasonBody(rejectionInput);

@AdminController('verifications')
export class VerificationsAdminController {
  constructor(
    private readonly verifications: VerificationsAdmin,
    private readonly decisions: DecisionsAdmin,
  ) {}

  @Get()
  @RequirePermission('verifications', 'read')
  @ApiList('List customers’ submissions, oldest first; filter `q`: start of the UID')
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    return this.verifications.page(operator, readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('verifications', 'read')
  @ApiOperation({ summary: 'Get one submission, with picture ids for roles that may open them' })
  one(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.verifications.one(operator, rowId(id));
  }

  @Post(':id/claim')
  @HttpCode(200)
  @RequirePermission('verifications', 'claim')
  @ApiOperation({ summary: 'Claim a submission for 15 minutes; 409 while another operator holds it' })
  claim(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.verifications.claim(operator, rowId(id));
  }

  @Post(':id/approve')
  @HttpCode(200)
  @RequirePermission('verifications', 'approve')
  @ApiOperation({ summary: 'Certify the level; 409 without the claim' })
  approve(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.decisions.approve(operator, rowId(id), readBody(certificationInput, body));
  }

  @Post(':id/reject')
  @HttpCode(200)
  @RequirePermission('verifications', 'reject')
  @ApiOperation({
    summary: 'Return a submission with reasons shown to the customer and an internal note',
  })
  reject(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.decisions.reject(operator, rowId(id), readBody(saying, body));
  }
}
