import { Body, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { poolInput } from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { ApprovalsAdmin } from '../approvals/approvals.admin.js';
import { Approvals } from '../approvals/approvals.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { FUND_POOL, poolPayload, poolSubject } from './fund-pool.js';
import { FundPoolsAdmin } from './fund-pools.admin.js';

/** Fund pools, and requests to fund or drain one, approved by a second operator. */
@AdminController('fund-pools')
export class FundPoolsAdminController {
  constructor(
    private readonly pools: FundPoolsAdmin,
    private readonly approvals: Approvals,
    private readonly requests: ApprovalsAdmin,
  ) {}

  @Get()
  @RequirePermission('fund-pools', 'read')
  @ApiList('List fund pools: balance, promised and paid profits, and days the balance lasts')
  list(@Query() query: ListParameters) {
    return this.pools.page(readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('fund-pools', 'read')
  @ApiOperation({ summary: 'Get one pool, with what falls due in the next 30 days' })
  one(@Param('id') id: string) {
    return this.pools.one(rowId(id));
  }

  @Get(':id/requests')
  @RequirePermission('fund-pools', 'read')
  @ApiList('List requested fundings of this pool')
  listRequests(
    @CurrentOperator() operator: SignedInOperator,
    @Param('id') id: string,
    @Query() query: ListParameters,
  ) {
    const request = readListRequest(query);
    const filter = { ...request.filter, kind: FUND_POOL, subject: poolSubject(rowId(id)) };
    return this.requests.page(operator, { ...request, filter });
  }

  @Post(':id/requests')
  @HttpCode(202)
  @RequirePermission('fund-pools', 'create')
  @ApiOperation({
    summary: 'Request to add funds, or to withdraw with a negative amount; a second person approves',
  })
  async create(
    @CurrentOperator() operator: SignedInOperator,
    @Param('id') id: string,
    @Body() body: unknown,
  ) {
    const { amount, reason } = readBody(poolInput, body);
    const fundId = rowId(id);
    const asking = {
      kind: FUND_POOL,
      subject: poolSubject(fundId),
      payload: poolPayload(fundId, amount),
      reason,
    };
    return this.requests.one(operator, (await this.approvals.request(operator, asking)).id);
  }
}
