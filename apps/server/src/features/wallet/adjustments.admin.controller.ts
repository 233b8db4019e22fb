import { Body, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { adjustmentInput } from '@truemark/contracts/admin';
import { formatDecimal } from '@truemark/money';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { ApprovalsAdmin } from '../approvals/approvals.admin.js';
import { Approvals } from '../approvals/approvals.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { ADJUSTMENT } from './adjustment.admin.js';

/** Balance corrections: requested here, approved by a second operator. */
@AdminController('adjustments')
export class AdjustmentsAdminController {
  constructor(
    private readonly approvals: Approvals,
    private readonly requests: ApprovalsAdmin,
  ) {}

  @Get()
  @RequirePermission('adjustments', 'read')
  @ApiList('List requested corrections; filter `customer_id`')
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    const request = readListRequest(query);
    const { customer_id: customer, ...others } = request.filter;
    const subject = customer === undefined ? {} : { subject: String(customer) };
    const filter = { ...others, ...subject, kind: ADJUSTMENT };
    return this.requests.page(operator, { ...request, filter });
  }

  @Post()
  @HttpCode(202)
  @RequirePermission('adjustments', 'create')
  @ApiOperation({ summary: 'Request a correction; a second person approves' })
  async create(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    const { customer_id, accountTypeId, amount, reason } = readBody(adjustmentInput, body);
    const payload = { accountTypeId, amount: formatDecimal(amount) };
    const asking = { kind: ADJUSTMENT, subject: String(customer_id), payload, reason };
    return this.requests.one(operator, (await this.approvals.request(operator, asking)).id);
  }
}
