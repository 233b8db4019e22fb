import { Body, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { blockInput, customerInput, factorResetInput, unblockInput } from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { saidToCustomers } from '../desk/payment-details-filter.js';
import { AdminController } from '../operators/admin-controller.js';
import { Allows } from '../operators/allows.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { CustomerSummaryAdmin } from './customer-summary.admin.js';
import { CustomersAdmin } from './customers.admin.js';

const saying = saidToCustomers(blockInput);

@AdminController('customers')
export class CustomersAdminController {
  constructor(
    private readonly customers: CustomersAdmin,
    private readonly summary: CustomerSummaryAdmin,
  ) {}

  @Get()
  @Allows('customers', 'read')
  @ApiList('Customers; filter `q`: UID, e-mail or mobile number begins with it')
  list(@Query() query: ListParameters) {
    return this.customers.page(readListRequest(query));
  }

  @Get(':id')
  @Allows('customers', 'read')
  @ApiOperation({ summary: 'One customer with the accounts' })
  one(@Param('id') id: string) {
    return this.customers.one(rowId(id));
  }

  @Get(':id/summary')
  @Allows('customers', 'read')
  @ApiOperation({
    summary: 'One customer with all that his page shows first: money, identity, what is open, relations',
  })
  summaryOf(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.summary.of(operator, rowId(id));
  }

  @Get(':id/sessions')
  @Allows('customers', 'read')
  @ApiOperation({ summary: 'Where and when a customer signed in: device, address, time' })
  sessions(@Param('id') id: string) {
    return this.customers.logins(rowId(id));
  }

  @Put(':id')
  @Allows('customers', 'edit')
  @ApiOperation({ summary: 'Level and credit score of a customer; nothing else of him can be edited' })
  edit(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.customers.edit(operator, rowId(id), readBody(customerInput, body));
  }

  @Post(':id/block')
  @HttpCode(200)
  @Allows('customers', 'block')
  @ApiOperation({ summary: 'Blocks sign-in, trading or withdrawing, with a reason that the customer reads' })
  block(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.customers.block(operator, rowId(id), readBody(saying, body));
  }

  @Post(':id/unblock')
  @HttpCode(200)
  @Allows('customers', 'unblock')
  @ApiOperation({ summary: 'Lifts a block' })
  unblock(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.customers.unblock(operator, rowId(id), readBody(unblockInput, body));
  }

  @Post(':id/reset-second-factor')
  @HttpCode(200)
  @Allows('customers', 'reset_second_factor')
  @ApiOperation({ summary: 'Asks a second operator to take the second factor of a customer away' })
  reset(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.customers.resetFactor(operator, rowId(id), readBody(factorResetInput, body).reason);
  }
}
