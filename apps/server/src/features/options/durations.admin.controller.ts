import { Body, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
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
import { DurationsAdmin } from './durations.admin.js';

/** Option offers: the same for every customer; running options are never affected. */
@AdminController('durations')
export class DurationsAdminController {
  constructor(
    private readonly durations: DurationsAdmin,
    private readonly writes: GuardedWrites,
    private readonly bulkSwitch: SwitchMany,
  ) {}

  @Get()
  @RequirePermission('durations', 'read')
  @ApiList('List option durations with ratio and amounts; `ForexId` null: for all symbols without their own')
  list(@Query() query: ListParameters) {
    return this.durations.page(readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('durations', 'read')
  @ApiOperation({ summary: 'Get one duration with its running options' })
  one(@Param('id') id: string) {
    return this.durations.one(rowId(id));
  }

  @Post()
  @HttpCode(201)
  @RequirePermission('durations', 'create')
  @ApiOperation({ summary: 'Create a duration' })
  create(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.writes.create(operator, this.durations, body);
  }

  @Post('switch-many')
  @HttpCode(200)
  @RequirePermission('durations', 'edit')
  @ApiOperation({
    summary:
      'Switch several durations on or off, each by the rules for one; `is_preview`: reports the outcome only',
  })
  switchMany(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.bulkSwitch.run(operator, this.durations, readBody(switchManyInput, body));
  }

  @Put(':id')
  @RequirePermission('durations', 'edit')
  @ApiOperation({ summary: 'Update a duration; running options keep their terms' })
  edit(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.writes.edit(operator, this.durations, rowId(id), body);
  }

  @Delete(':id')
  @RequirePermission('durations', 'delete')
  @ApiOperation({ summary: 'Withdraw a duration from the offer; running options keep their terms' })
  remove(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.writes.remove(operator, this.durations, rowId(id), body);
  }
}
