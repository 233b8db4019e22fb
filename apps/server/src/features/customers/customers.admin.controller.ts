import { Body, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { blockInput, customerInput, factorResetInput, unblockInput } from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { customerReasonBody } from '../desk/payment-details-filter.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { CustomerSummaryAdmin } from './customer-summary.admin.js';
import { CustomersAdmin } from './customers.admin.js';

const saying = customerReasonBody(blockInput);

@AdminController('customers')
export class CustomersAdminController {
  constructor(
    private readonly customers: CustomersAdmin,
    private readonly summary: CustomerSummaryAdmin,
  ) {}

  @Get()
  @RequirePermission('customers', 'read')
  @ApiList('List customers; filter `q`: start of UID, e-mail address or mobile number')
  list(@Query() query: ListParameters) {
    return this.customers.page(readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('customers', 'read')
  @ApiOperation({ summary: 'Get one customer with his accounts' })
  one(@Param('id') id: string) {
    return this.customers.one(rowId(id));
  }

  @Get(':id/summary')
  @RequirePermission('customers', 'read')
  @ApiOperation({
    summary: 'Get a customer’s overview: money, identity, open positions, relations',
  })
  summaryOf(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.summary.of(operator, rowId(id));
  }

  @Get(':id/sessions')
  @RequirePermission('customers', 'read')
  @ApiOperation({ summary: 'List a customer’s sign-ins: device, address, time' })
  sessions(@Param('id') id: string) {
    return this.customers.logins(rowId(id));
  }

  @Put(':id')
  @RequirePermission('customers', 'edit')
  @ApiOperation({ summary: 'Update a customer’s level and credit score, the only editable fields' })
  edit(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.customers.edit(operator, rowId(id), readBody(customerInput, body));
  }

  @Post(':id/block')
  @HttpCode(200)
  @RequirePermission('customers', 'block')
  @ApiOperation({ summary: 'Block sign-in, trading or withdrawals, with a reason shown to the customer' })
  block(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.customers.block(operator, rowId(id), readBody(saying, body));
  }

  @Post(':id/unblock')
  @HttpCode(200)
  @RequirePermission('customers', 'unblock')
  @ApiOperation({ summary: 'Lift a block' })
  unblock(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.customers.unblock(operator, rowId(id), readBody(unblockInput, body));
  }

  @Post(':id/reset-second-factor')
  @HttpCode(202)
  @RequirePermission('customers', 'reset_second_factor')
  @ApiOperation({ summary: 'Request removal of a customer’s second factor; a second operator approves' })
  reset(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.customers.resetFactor(operator, rowId(id), readBody(factorResetInput, body).reason);
  }
}
