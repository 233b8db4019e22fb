import { Get, Query } from '@nestjs/common';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { FollowsAdmin } from './follows.admin.js';

@AdminController('follows')
export class FollowsAdminController {
  constructor(private readonly follows: FollowsAdmin) {}

  @Get()
  @RequirePermission('follows', 'read')
  @ApiList('List followers and their traders, newest first')
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    return this.follows.relations(operator, readListRequest(query));
  }
}

@AdminController('follow-events')
export class FollowEventsAdminController {
  constructor(private readonly follows: FollowsAdmin) {}

  @Get()
  @RequirePermission('follow-events', 'read')
  @ApiList('List each trader event with its outcome for each follower, newest first')
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    return this.follows.events(operator, readListRequest(query));
  }
}
