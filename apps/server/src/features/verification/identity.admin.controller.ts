import { Body, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { identityRevocationInput } from '@truemark/contracts/admin';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { customerReasonBody } from '../desk/payment-details-filter.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { IdentityRevocationApproval } from './identity-revocation.approval.js';

const saying = customerReasonBody(identityRevocationInput);

@AdminController('customers')
export class IdentityAdminController {
  constructor(private readonly revocation: IdentityRevocationApproval) {}

  @Post(':id/revoke-identity')
  @HttpCode(202)
  @RequirePermission('customers', 'revoke_identity')
  @ApiOperation({
    summary:
      'Request to revoke an identity level; a second operator approves, and the customer reads the reason',
  })
  revoke(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.revocation.request(operator, rowId(id), readBody(saying, body));
  }
}
