import { Body, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiList, ApiTakes } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { resetShape } from '../approvals/reset-shape.js';
import { AdminController } from '../operators/admin-controller.js';
import { Allows } from '../operators/allows.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { blockShape, CustomersAdmin, customerShape, unblockShape } from './customers.admin.js';

@AdminController('customers')
export class CustomersAdminController {
  constructor(private readonly customers: CustomersAdmin) {}

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

  @Get(':id/sessions')
  @Allows('customers', 'read')
  @ApiOperation({ summary: 'Where and when a customer signed in: device, address, time' })
  sessions(@Param('id') id: string) {
    return this.customers.logins(rowId(id));
  }

  @Put(':id')
  @Allows('customers', 'edit')
  @ApiTakes('Level and credit score of a customer; nothing else of him can be edited', customerShape)
  edit(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.customers.edit(operator, rowId(id), readBody(customerShape, body));
  }

  @Post(':id/block')
  @HttpCode(200)
  @Allows('customers', 'block')
  @ApiTakes('Blocks sign-in, trading or withdrawing, with a reason that the customer reads', blockShape)
  block(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.customers.block(operator, rowId(id), readBody(blockShape, body));
  }

  @Post(':id/unblock')
  @HttpCode(200)
  @Allows('customers', 'unblock')
  @ApiTakes('Lifts a block', unblockShape)
  unblock(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.customers.unblock(operator, rowId(id), readBody(unblockShape, body));
  }

  @Post(':id/reset-second-factor')
  @HttpCode(200)
  @Allows('customers', 'reset_second_factor')
  @ApiTakes('Asks a second operator to take the second factor of a customer away', resetShape)
  reset(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.customers.resetFactor(operator, rowId(id), readBody(resetShape, body).reason);
  }
}
