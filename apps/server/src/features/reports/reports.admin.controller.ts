import { Get, Query } from '@nestjs/common';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { AdminController } from '../operators/admin-controller.js';
import { RequirePermission } from '../operators/require-permission.js';
import { readReportFilter } from './report-filter.js';
import { ReportsAdmin } from './reports.admin.js';

@AdminController('reports')
export class ReportsAdminController {
  constructor(private readonly reports: ReportsAdmin) {}

  @Get()
  @RequirePermission('reports', 'read')
  @ApiList(
    'List the firm’s result and customers’ payments; filters `book`, `by` (all, product, symbol, country, inviter), `period` ' +
      '(day, week, month, all), `product`, and `range` or `from` a day `to` another',
  )
  list(@Query() query: ListParameters) {
    const request = readListRequest(query);
    return this.reports.page(readReportFilter(request.filter), request);
  }
}
