import { Body, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { settingInput, settingPlanInput } from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { SettingPlansAdmin } from './setting-plans.admin.js';
import { SettingsAdmin } from './settings.admin.js';

@AdminController('settings')
export class SettingsAdminController {
  constructor(
    private readonly settings: SettingsAdmin,
    private readonly plans: SettingPlansAdmin,
  ) {}

  @Get()
  @RequirePermission('settings', 'read')
  @ApiList('List every setting with its declaration; filters `group` and `q`')
  list(@Query() query: ListParameters) {
    return this.settings.page(readListRequest(query));
  }

  @Get(':key')
  @RequirePermission('settings', 'read')
  @ApiOperation({ summary: 'Get one setting' })
  one(@Param('key') key: string) {
    return this.settings.one(key);
  }

  @Put(':key')
  @RequirePermission('settings', 'edit')
  @ApiOperation({
    summary: 'Change a setting, or request a second person’s approval; its default resets it',
  })
  change(@CurrentOperator() operator: SignedInOperator, @Param('key') key: string, @Body() body: unknown) {
    return this.settings.change(operator, key, readBody(settingInput, body));
  }

  @Post(':key/plan')
  @HttpCode(200)
  @RequirePermission('settings', 'edit')
  @ApiOperation({ summary: 'Schedule a change for an instant, or request a second person’s approval' })
  plan(@CurrentOperator() operator: SignedInOperator, @Param('key') key: string, @Body() body: unknown) {
    return this.plans.plan(operator, key, readBody(settingPlanInput, body));
  }
}
