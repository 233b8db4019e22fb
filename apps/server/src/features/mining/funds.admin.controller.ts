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
import { Allows } from '../operators/allows.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { FundSubscriptionsAdmin } from './fund-subscriptions.admin.js';
import { FundsAdmin } from './funds.admin.js';

@AdminController('funds')
export class FundsAdminController {
  constructor(
    private readonly funds: FundsAdmin,
    private readonly writes: GuardedWrites,
    private readonly many: SwitchMany,
  ) {}

  @Get()
  @Allows('funds', 'read')
  @ApiList('What customers can subscribe, with what the largest share earns; filter `is_published`')
  list(@Query() query: ListParameters) {
    return this.funds.page(readListRequest(query));
  }

  @Get(':id')
  @Allows('funds', 'read')
  @ApiOperation({ summary: 'One of them' })
  one(@Param('id') id: string) {
    return this.funds.one(rowId(id));
  }

  @Post()
  @HttpCode(201)
  @Allows('funds', 'create')
  @ApiOperation({ summary: 'A new one' })
  create(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.writes.create(operator, this.funds, body);
  }

  @Post('switch-many')
  @HttpCode(200)
  @Allows('funds', 'edit')
  @ApiOperation({
    summary: 'Switches several on or off, each by the rules of one; `is_preview`: says what would happen',
  })
  switchMany(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.many.run(operator, this.funds, readBody(switchManyInput, body));
  }

  @Put(':id')
  @Allows('funds', 'edit')
  @ApiOperation({ summary: 'One in its new state' })
  edit(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.writes.edit(operator, this.funds, rowId(id), body);
  }
}

@AdminController('fund-subscriptions')
export class FundSubscriptionsAdminController {
  constructor(private readonly subscriptions: FundSubscriptionsAdmin) {}

  @Get()
  @Allows('fund-subscriptions', 'read')
  @ApiList('Subscriptions of funds, newest first; filters `customer_id`, `fund_id`, `status`, `q`: a UID')
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    return this.subscriptions.page(operator, readListRequest(query));
  }

  @Get(':id')
  @Allows('fund-subscriptions', 'read')
  @ApiOperation({ summary: 'One of them with its entries' })
  one(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.subscriptions.one(operator, rowId(id));
  }
}
