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
import { Allows } from '../operators/allows.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { SymbolImportAdmin } from './symbol-import.admin.js';
import { SymbolsAdmin } from './symbols.admin.js';

/** Prices come from feeds alone: nothing here takes one. */
@AdminController('symbols')
export class SymbolsAdminController {
  constructor(
    private readonly symbols: SymbolsAdmin,
    private readonly writes: GuardedWrites,
    private readonly many: SwitchMany,
    private readonly sheets: SymbolImportAdmin,
  ) {}

  @Get()
  @Allows('symbols', 'read')
  @ApiList('Symbols with their terms, the last quote and the state of the feed')
  list(@Query() query: ListParameters) {
    return this.symbols.page(readListRequest(query));
  }

  @Get('sheet')
  @Allows('symbols', 'read')
  @ApiOperation({ summary: 'All symbols as a CSV that `import` reads' })
  sheet() {
    return this.sheets.sheet();
  }

  @Post('import')
  @HttpCode(200)
  @Allows('symbols', 'create')
  @ApiOperation({
    summary: 'Symbols out of a CSV, line by line; `is_preview`: says what would become of each',
  })
  import(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.sheets.run(operator, readBody(symbolImportInput, body));
  }

  @Get(':id')
  @Allows('symbols', 'read')
  @ApiOperation({ summary: 'One symbol' })
  one(@Param('id') id: string) {
    return this.symbols.one(rowId(id));
  }

  @Post()
  @HttpCode(201)
  @Allows('symbols', 'create')
  @ApiOperation({ summary: 'New symbol' })
  create(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.writes.create(operator, this.symbols, body);
  }

  @Post('switch-many')
  @HttpCode(200)
  @Allows('symbols', 'edit')
  @ApiOperation({
    summary: 'Switches several on or off, each by the rules of one; `is_preview`: says what would happen',
  })
  switchMany(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.many.run(operator, this.symbols, readBody(switchManyInput, body));
  }

  @Put(':id')
  @Allows('symbols', 'edit')
  @ApiOperation({ summary: 'A symbol in its new state; its terms hold for new orders' })
  edit(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.writes.edit(operator, this.symbols, rowId(id), body);
  }
}
