import { Get, Query } from '@nestjs/common';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { MarginWatchAdmin } from './margin-watch.admin.js';

@AdminController('margin-watch')
export class MarginWatchAdminController {
  constructor(private readonly marginWatch: MarginWatchAdmin) {}

  @Get()
  @RequirePermission('margin-watch', 'read')
  @ApiList(
    'List accounts with positions by margin level, lowest first, the thousand lowest at most; filter `is_demo`; ' +
      '`state` is `stop_out`, `margin_call` or `above`',
  )
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    return this.marginWatch.page(operator, readListRequest(query));
  }
}
