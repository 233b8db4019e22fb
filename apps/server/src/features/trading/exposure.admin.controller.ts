import { Get, Query } from '@nestjs/common';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { AdminController } from '../operators/admin-controller.js';
import { RequirePermission } from '../operators/require-permission.js';
import { ExposureAdmin } from './exposure.admin.js';

@AdminController('exposure')
export class ExposureAdminController {
  constructor(private readonly exposure: ExposureAdmin) {}

  @Get()
  @RequirePermission('exposure', 'read')
  @ApiList(
    'List open positions by symbol and book: long, short and net, in lots and at the last bid in account currency; ' +
      'filters `is_demo`, `forex_id`; `profit` is the customers’',
  )
  list(@Query() query: ListParameters) {
    return this.exposure.page(readListRequest(query));
  }
}
