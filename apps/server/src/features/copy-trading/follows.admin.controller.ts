import { Get, Param, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { rowId } from '../../platform/admin/row-id.js';
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

  @Get(':id')
  @RequirePermission('follows', 'read')
  @ApiOperation({ summary: 'Get one relation of a follower and a trader' })
  one(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.follows.relation(operator, rowId(id));
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

  @Get(':id')
  @RequirePermission('follow-events', 'read')
  @ApiOperation({ summary: 'Get the outcome of one trader event for one follower' })
  one(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.follows.event(operator, rowId(id));
  }
}
