import { Body, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import {
  factorResetInput,
  newOperatorInput,
  operatorInput,
  revocationInput,
} from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { PendingApproval } from '../../platform/admin/pending-approval.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { Approvals } from '../approvals/approvals.js';
import { AdminController } from './admin-controller.js';
import { OPERATOR_FACTOR_RESET } from './factor-reset.approval.js';
import { CurrentOperator } from './operator.guard.js';
import { OperatorDevices } from './operator-devices.admin.js';
import { OperatorsAdmin } from './operators.admin.js';
import { RequirePermission } from './require-permission.js';
import type { SignedInOperator } from './signed-in-operator.js';

@AdminController('operators')
export class OperatorsAdminController {
  constructor(
    private readonly operators: OperatorsAdmin,
    private readonly devices: OperatorDevices,
    private readonly approvals: Approvals,
  ) {}

  @Get()
  @RequirePermission('operators', 'read')
  @ApiList('List operators')
  list(@Query() query: ListParameters) {
    return this.operators.page(readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('operators', 'read')
  @ApiOperation({ summary: 'Get one operator' })
  one(@Param('id') id: string) {
    return this.operators.one(rowId(id));
  }

  @Post()
  @HttpCode(201)
  @RequirePermission('operators', 'create')
  @ApiOperation({
    summary: 'Create an operator, invited by e-mail; without e-mail the answer shows the link, once',
  })
  create(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.operators.create(operator, readBody(newOperatorInput, body));
  }

  @Put(':id')
  @RequirePermission('operators', 'edit')
  @ApiOperation({ summary: 'Update an operator’s name, role and sign-in' })
  edit(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.operators.edit(operator, rowId(id), readBody(operatorInput, body));
  }

  @Get(':id/sessions')
  @RequirePermission('operators', 'read')
  @ApiOperation({ summary: 'List an operator’s sessions' })
  async sessions(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.devices.list(operator, (await this.operators.one(rowId(id))).id);
  }

  @Post(':id/sessions/revoke')
  @HttpCode(200)
  @RequirePermission('operators', 'edit')
  @ApiOperation({ summary: 'End one session of an operator, or all' })
  async revoke(
    @CurrentOperator() operator: SignedInOperator,
    @Param('id') id: string,
    @Body() body: unknown,
  ) {
    const other = await this.operators.one(rowId(id));
    if (other.id !== operator.id) await this.approvals.requireNothingToStop(operator, other);
    return this.devices.revoke(operator, other.id, readBody(revocationInput, body));
  }

  @Post(':id/invite')
  @HttpCode(200)
  @RequirePermission('operators', 'send_link')
  @ApiOperation({
    summary: 'Repeat an unaccepted invitation; without e-mail the answer shows the link, once',
  })
  invite(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.operators.invite(operator, rowId(id));
  }

  @Post(':id/revoke-invitation')
  @HttpCode(200)
  @RequirePermission('operators', 'send_link')
  @ApiOperation({ summary: 'Revoke an invitation; its link stops working' })
  revokeInvitation(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.operators.revokeInvitation(operator, rowId(id));
  }

  @Post(':id/send-link')
  @HttpCode(200)
  @RequirePermission('operators', 'send_link')
  @ApiOperation({
    summary: 'Send the operator a link to set his own password; 409 without e-mail',
  })
  sendLink(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.operators.sendLink(operator, rowId(id));
  }

  @Post(':id/reset-second-factor')
  @HttpCode(202)
  @RequirePermission('operators', 'reset_second_factor')
  @ApiOperation({ summary: 'Request removal of an operator’s second factor; a second owner approves' })
  async reset(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    const { email } = await this.operators.one(rowId(id));
    const { reason } = readBody(factorResetInput, body);
    const asked = { kind: OPERATOR_FACTOR_RESET, subject: email, payload: {}, reason };
    const { id: requestId } = await this.approvals.request(operator, asked);
    return new PendingApproval({ request_id: requestId, approval_id: requestId });
  }
}
