import { Body, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { switchManyInput, symbolImportInput } from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { GuardedWrites } from '../approvals/guarded-writes.js';
import { SwitchMany } from '../approvals/switch-many.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { SymbolImportAdmin } from './symbol-import.admin.js';
import { SymbolsAdmin } from './symbols.admin.js';

/** Prices come from feeds only: no route here sets one. */
@AdminController('symbols')
export class SymbolsAdminController {
  constructor(
    private readonly symbols: SymbolsAdmin,
    private readonly writes: GuardedWrites,
    private readonly bulkSwitch: SwitchMany,
    private readonly sheets: SymbolImportAdmin,
  ) {}

  @Get()
  @RequirePermission('symbols', 'read')
  @ApiList('List symbols with their terms, last quote and feed state')
  list(@Query() query: ListParameters) {
    return this.symbols.page(readListRequest(query));
  }

  @Get('sheet')
  @RequirePermission('symbols', 'read')
  @ApiOperation({ summary: 'Export all symbols as a CSV that `import` accepts' })
  sheet() {
    return this.sheets.sheet();
  }

  @Post('import')
  @HttpCode(200)
  @RequirePermission('symbols', 'create')
  @ApiOperation({
    summary: 'Import symbols from a CSV, line by line; `is_preview`: reports the outcome of each line only',
  })
  import(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.sheets.run(operator, readBody(symbolImportInput, body));
  }

  @Get(':id')
  @RequirePermission('symbols', 'read')
  @ApiOperation({ summary: 'Get one symbol' })
  one(@Param('id') id: string) {
    return this.symbols.one(rowId(id));
  }

  @Post()
  @HttpCode(201)
  @RequirePermission('symbols', 'create')
  @ApiOperation({ summary: 'Create a symbol' })
  create(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.writes.create(operator, this.symbols, body);
  }

  @Post('switch-many')
  @HttpCode(200)
  @RequirePermission('symbols', 'edit')
  @ApiOperation({
    summary:
      'Switch several symbols on or off, each by the rules for one; `is_preview`: reports the outcome only',
  })
  switchMany(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.bulkSwitch.run(operator, this.symbols, readBody(switchManyInput, body));
  }

  @Put(':id')
  @RequirePermission('symbols', 'edit')
  @ApiOperation({ summary: 'Update a symbol; its terms apply to new orders' })
  edit(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.writes.edit(operator, this.symbols, rowId(id), body);
  }
}
