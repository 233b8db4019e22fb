import { Body, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { traderReasonInput } from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { customerReasonBody } from '../desk/payment-details-filter.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { TradersAdmin } from './traders.admin.js';

const saying = customerReasonBody(traderReasonInput);

@AdminController('traders')
export class TradersAdminController {
  constructor(private readonly traders: TradersAdmin) {}

  @Get()
  @RequirePermission('traders', 'read')
  @ApiList(
    'List traders and applications, oldest first; filter `q`: start of the UID, or part of the nickname',
  )
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    return this.traders.page(operator, readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('traders', 'read')
  @ApiOperation({ summary: 'Get one trader' })
  one(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.traders.one(operator, rowId(id));
  }

  @Post(':id/claim')
  @HttpCode(200)
  @RequirePermission('traders', 'claim')
  @ApiOperation({
    summary: 'Claim an application for 15 minutes; 409 while another operator holds it',
  })
  claim(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.traders.claim(operator, rowId(id));
  }

  @Post(':id/approve')
  @HttpCode(200)
  @RequirePermission('traders', 'approve')
  @ApiOperation({ summary: 'Approve an application; 409 without the claim' })
  approve(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.traders.decide(operator, rowId(id), 'approve', null);
  }

  @Post(':id/reject')
  @HttpCode(200)
  @RequirePermission('traders', 'reject')
  @ApiOperation({ summary: 'Reject an application, with a reason shown to the customer' })
  reject(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.traders.decide(operator, rowId(id), 'reject', readBody(saying, body).reason);
  }

  @Post(':id/suspend')
  @HttpCode(200)
  @RequirePermission('traders', 'suspend')
  @ApiOperation({
    summary:
      'Suspend a trader: no new copies, open ones still follow closes; he and his followers read the reason',
  })
  suspend(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.traders.decide(operator, rowId(id), 'suspend', readBody(saying, body).reason);
  }

  @Post(':id/reinstate')
  @HttpCode(200)
  @RequirePermission('traders', 'reinstate')
  @ApiOperation({ summary: 'Reinstate a suspended trader' })
  reinstate(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.traders.decide(operator, rowId(id), 'reinstate', null);
  }
}
