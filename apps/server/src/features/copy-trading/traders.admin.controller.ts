import { Body, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { traderReasonInput } from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { saidToCustomers } from '../desk/payment-details-filter.js';
import { AdminController } from '../operators/admin-controller.js';
import { Allows } from '../operators/allows.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { TradersAdmin } from './traders.admin.js';

const saying = saidToCustomers(traderReasonInput);

@AdminController('traders')
export class TradersAdminController {
  constructor(private readonly traders: TradersAdmin) {}

  @Get()
  @Allows('traders', 'read')
  @ApiList(
    'Traders and applications, oldest first; filter `q`: the UID begins with it, or the nickname has it',
  )
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    return this.traders.page(operator, readListRequest(query));
  }

  @Get(':id')
  @Allows('traders', 'read')
  @ApiOperation({ summary: 'One trader' })
  one(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.traders.one(operator, rowId(id));
  }

  @Post(':id/claim')
  @HttpCode(200)
  @Allows('traders', 'claim')
  @ApiOperation({
    summary: 'Takes an application on for a quarter of an hour; 409 while somebody else works on it',
  })
  claim(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.traders.claim(operator, rowId(id));
  }

  @Post(':id/approve')
  @HttpCode(200)
  @Allows('traders', 'approve')
  @ApiOperation({ summary: 'Lets the customer be followed; 409 without the claim' })
  approve(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.traders.decide(operator, rowId(id), 'approve', null);
  }

  @Post(':id/reject')
  @HttpCode(200)
  @Allows('traders', 'reject')
  @ApiOperation({ summary: 'Refuses an application, with a reason that the customer reads' })
  reject(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.traders.decide(operator, rowId(id), 'reject', readBody(saying, body).reason);
  }

  @Post(':id/suspend')
  @HttpCode(200)
  @Allows('traders', 'suspend')
  @ApiOperation({
    summary: 'Ends new copies; open ones go on following the close. He and his followers read why',
  })
  suspend(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.traders.decide(operator, rowId(id), 'suspend', readBody(saying, body).reason);
  }

  @Post(':id/reinstate')
  @HttpCode(200)
  @Allows('traders', 'reinstate')
  @ApiOperation({ summary: 'Lets a suspended trader be copied again' })
  reinstate(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.traders.decide(operator, rowId(id), 'reinstate', null);
  }
}
