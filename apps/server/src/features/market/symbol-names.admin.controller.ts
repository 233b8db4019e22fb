import { Get, Query } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { AdminController } from '../operators/admin-controller.js';
import { RequirePermission } from '../operators/require-permission.js';
import { symbolNames } from './symbol-names.admin.js';

/** Symbol names, for filtering lists of orders; trading terms are in another list. */
@AdminController('symbol-names')
export class SymbolNamesAdminController {
  constructor(private readonly engine: EngineClient) {}

  @Get()
  @RequirePermission('symbol-names', 'read')
  @ApiList('List symbols by name, without their terms')
  list(@Query() query: ListParameters) {
    return symbolNames(this.engine.view.symbols(), readListRequest(query));
  }
}
