import { Body, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { switchManyInput } from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { GuardedWrites } from '../approvals/guarded-writes.js';
import { SwitchMany } from '../approvals/switch-many.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { FundSubscriptionsAdmin } from './fund-subscriptions.admin.js';
import { FundsAdmin } from './funds.admin.js';

@AdminController('funds')
export class FundsAdminController {
  constructor(
    private readonly funds: FundsAdmin,
    private readonly writes: GuardedWrites,
    private readonly bulkSwitch: SwitchMany,
  ) {}

  @Get()
  @RequirePermission('funds', 'read')
  @ApiList('List funds, with the earnings of the largest share; filter `is_published`')
  list(@Query() query: ListParameters) {
    return this.funds.page(readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('funds', 'read')
  @ApiOperation({ summary: 'Get one fund' })
  one(@Param('id') id: string) {
    return this.funds.one(rowId(id));
  }

  @Post()
  @HttpCode(201)
  @RequirePermission('funds', 'create')
  @ApiOperation({ summary: 'Create a fund' })
  create(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.writes.create(operator, this.funds, body);
  }

  @Post('switch-many')
  @HttpCode(200)
  @RequirePermission('funds', 'edit')
  @ApiOperation({
    summary:
      'Switch several funds on or off, each by the rules for one; `is_preview`: reports the outcome only',
  })
  switchMany(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.bulkSwitch.run(operator, this.funds, readBody(switchManyInput, body));
  }

  @Put(':id')
  @RequirePermission('funds', 'edit')
  @ApiOperation({ summary: 'Update a fund' })
  edit(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.writes.edit(operator, this.funds, rowId(id), body);
  }
}

@AdminController('fund-subscriptions')
export class FundSubscriptionsAdminController {
  constructor(private readonly subscriptions: FundSubscriptionsAdmin) {}

  @Get()
  @RequirePermission('fund-subscriptions', 'read')
  @ApiList('List fund subscriptions, newest first; filters `customer_id`, `fund_id`, `status`, `q`: a UID')
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    return this.subscriptions.page(operator, readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('fund-subscriptions', 'read')
  @ApiOperation({ summary: 'Get one subscription with its entries' })
  one(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.subscriptions.one(operator, rowId(id));
  }
}
