import { Body, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { closingInput } from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { customerReasonBody } from '../desk/payment-details-filter.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { OrderProofAdmin } from './order-proof.admin.js';
import { OrdersAdmin } from './orders.admin.js';

const saying = customerReasonBody(closingInput);

/** Read-only, except for closing at the market price: no price, result or terms of an order can be set. */
@AdminController('orders')
export class OrdersAdminController {
  constructor(
    private readonly orders: OrdersAdmin,
    private readonly proofs: OrderProofAdmin,
  ) {}

  @Get()
  @RequirePermission('orders', 'read')
  @ApiList('List contract orders, newest first')
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    return this.orders.page(operator, readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('orders', 'read')
  @ApiOperation({ summary: 'Get one order with the terms it was opened under' })
  one(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.orders.one(operator, rowId(id));
  }

  @Get(':id/proof')
  @RequirePermission('orders', 'read')
  @ApiOperation({
    summary: 'Get an order’s proof as the customer sees it, with the price path and the entries',
  })
  proof(@Param('id') id: string) {
    return this.proofs.of(rowId(id));
  }

  @Post(':id/close')
  @HttpCode(200)
  @RequirePermission('orders', 'close')
  @ApiOperation({ summary: 'Close a position at the market price, with a reason shown to the customer' })
  close(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.orders.close(operator, rowId(id), readBody(saying, body));
  }
}
