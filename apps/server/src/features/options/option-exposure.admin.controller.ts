import { Get, Query } from '@nestjs/common';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { AdminController } from '../operators/admin-controller.js';
import { RequirePermission } from '../operators/require-permission.js';
import { OptionExposureAdmin } from './option-exposure.admin.js';

@AdminController('option-exposure')
export class OptionExposureAdminController {
  constructor(private readonly exposure: OptionExposureAdmin) {}

  @Get()
  @RequirePermission('option-exposure', 'read')
  @ApiList(
    'List running options by symbol and book: cost to the firm if all of one direction won, against ' +
      '`micro_exposure_cap`; filters `is_demo`, `forex_id`',
  )
  list(@Query() query: ListParameters) {
    return this.exposure.page(readListRequest(query));
  }
}
