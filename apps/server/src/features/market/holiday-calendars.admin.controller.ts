import { Body, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { rowId } from '../../platform/admin/row-id.js';
import { GuardedWrites } from '../approvals/guarded-writes.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { HolidayCalendarsAdmin } from './holiday-calendars.admin.js';

/** Non-trading days for all symbols that use a calendar. */
@AdminController('holiday-calendars')
export class HolidayCalendarsAdminController {
  constructor(
    private readonly calendars: HolidayCalendarsAdmin,
    private readonly writes: GuardedWrites,
  ) {}

  @Get()
  @RequirePermission('holiday-calendars', 'read')
  @ApiList('List holiday calendars with their days, the symbols that follow each, and what is open on those')
  list(@Query() query: ListParameters) {
    return this.calendars.page(readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('holiday-calendars', 'read')
  @ApiOperation({ summary: 'Get one holiday calendar' })
  one(@Param('id') id: string) {
    return this.calendars.one(rowId(id));
  }

  @Post()
  @HttpCode(201)
  @RequirePermission('holiday-calendars', 'create')
  @ApiOperation({ summary: 'Create a holiday calendar; no symbol follows it yet' })
  create(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.writes.create(operator, this.calendars, body);
  }

  @Put(':id')
  @RequirePermission('holiday-calendars', 'edit')
  @ApiOperation({
    summary: 'Update a holiday calendar; symbols that customers hold follow it a day later',
  })
  edit(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.writes.edit(operator, this.calendars, rowId(id), body);
  }
  @Delete(':id')
  @RequirePermission('holiday-calendars', 'delete')
  @ApiOperation({ summary: 'Delete a holiday calendar that no symbol follows' })
  remove(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.writes.remove(operator, this.calendars, rowId(id), body);
  }
}
