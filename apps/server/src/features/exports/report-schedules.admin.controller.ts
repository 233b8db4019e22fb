import { Body, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { reportScheduleInput } from '@truemark/contracts/admin';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { ReportSchedulesAdmin } from './report-schedules.admin.js';

@AdminController('report-schedules')
export class ReportSchedulesAdminController {
  constructor(private readonly schedules: ReportSchedulesAdmin) {}

  @Get()
  @RequirePermission('report-schedules', 'read')
  @ApiOperation({ summary: 'List one’s own scheduled reports' })
  list(@CurrentOperator() operator: SignedInOperator) {
    return this.schedules.own(operator);
  }

  @Post()
  @HttpCode(201)
  @RequirePermission('report-schedules', 'create')
  @ApiOperation({ summary: 'Schedule a report for oneself: daily, weekly or monthly' })
  add(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.schedules.add(operator, readBody(reportScheduleInput, body));
  }

  @Delete(':id')
  @RequirePermission('report-schedules', 'delete')
  @ApiOperation({ summary: 'End one’s own scheduled report' })
  end(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.schedules.end(operator, rowId(id));
  }
}
