import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { searchText } from '../../platform/admin/filters.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { SearchAdmin } from './search.admin.js';

@AdminController('search')
export class SearchAdminController {
  constructor(private readonly search: SearchAdmin) {}

  @Get()
  @RequirePermission('search', 'read')
  @ApiOperation({ summary: 'Search everything the role may read for `q`: people, numbers, references' })
  find(@CurrentOperator() operator: SignedInOperator, @Query('q') q: unknown) {
    return this.search.find(operator, searchText(q));
  }
}
