import { Body, Get, HttpCode, Post, Query } from '@nestjs/common';
import { formatDecimal, MAX_AMOUNT } from '@truemark/money';
import { z } from 'zod';
import { ApiList, ApiTakes } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { plainDecimal } from '../../platform/admin/plain-decimal.js';
import { readBody } from '../../platform/admin/read-body.js';
import { ApprovalsAdmin } from '../approvals/approvals.admin.js';
import { Approvals } from '../approvals/approvals.js';
import { AdminController } from '../operators/admin-controller.js';
import { Allows } from '../operators/allows.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { ADJUSTMENT } from './adjustment.approval.js';

export const adjustmentShape = z.object({
  customer_id: z.number().int().positive(),
  accountTypeId: z.literal([1, 2, 3]),
  amount: plainDecimal(-MAX_AMOUNT, MAX_AMOUNT, 'An amount; below zero takes money.').refine(
    (amount) => amount !== 0n,
    'An amount other than zero.',
  ),
  reason: z.string().trim().min(3, 'The customer reads this: please say why.').max(300),
});

/** Corrections of balances: asked for here, made true by a second person under approvals. */
@AdminController('adjustments')
export class AdjustmentsAdminController {
  constructor(
    private readonly approvals: Approvals,
    private readonly requests: ApprovalsAdmin,
  ) {}

  @Get()
  @Allows('adjustments', 'read')
  @ApiList('Corrections that were asked for; filter `customer_id`')
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    const request = readListRequest(query);
    const { customer_id: customer, ...others } = request.filter;
    const subject = customer === undefined ? {} : { subject: String(customer) };
    const filter = { ...others, ...subject, kind: ADJUSTMENT };
    return this.requests.page(operator, { ...request, filter });
  }

  @Post()
  @HttpCode(202)
  @Allows('adjustments', 'create')
  @ApiTakes('Asks for a correction; a second person makes it true', adjustmentShape)
  async create(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    const { customer_id, accountTypeId, amount, reason } = readBody(adjustmentShape, body);
    const payload = { accountTypeId, amount: formatDecimal(amount) };
    const asking = { kind: ADJUSTMENT, subject: String(customer_id), payload, reason };
    return this.requests.one(operator, (await this.approvals.request(operator, asking)).id);
  }
}
