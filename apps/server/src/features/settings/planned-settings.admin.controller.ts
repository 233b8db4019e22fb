import { Body, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { planCancelInput } from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { SettingPlansAdmin } from './setting-plans.admin.js';

@AdminController('planned-settings')
export class PlannedSettingsAdminController {
  constructor(private readonly plans: SettingPlansAdmin) {}

  @Get()
  @RequirePermission('planned-settings', 'read')
  @ApiList('List planned setting changes and their outcome; filters `state` and `key`')
  list(@Query() query: ListParameters) {
    return this.plans.page(readListRequest(query));
  }

  @Post(':id/stop')
  @HttpCode(200)
  @RequirePermission('planned-settings', 'stop')
  @ApiOperation({
    summary: 'Cancel a planned change before its time, or request a second person’s approval',
  })
  stop(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.plans.cancel(operator, rowId(id), readBody(planCancelInput, body).reason);
  }
}
