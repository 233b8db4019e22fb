import { Body, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { exportInput } from '@truemark/contracts/admin';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { ExportsAdmin } from './exports.admin.js';

@AdminController('exports')
export class ExportsAdminController {
  constructor(private readonly exports: ExportsAdmin) {}

  @Get()
  @RequirePermission('exports', 'read')
  @ApiOperation({ summary: 'List one’s own exports of the last day, newest first' })
  list(@CurrentOperator() operator: SignedInOperator) {
    return this.exports.own(operator);
  }

  @Get(':id')
  @RequirePermission('exports', 'read')
  @ApiOperation({ summary: 'Get the progress of one’s own export' })
  one(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.exports.one(operator, rowId(id));
  }

  @Get(':id/file')
  @RequirePermission('exports', 'read')
  @ApiOperation({ summary: 'Download the file of one’s own export, while the role may still read that list' })
  file(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.exports.file(operator, rowId(id));
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('exports', 'create')
  @ApiOperation({ summary: 'Export a list that the role may read to a file, in the background' })
  ask(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.exports.ask(operator, readBody(exportInput, body));
  }

  @Delete(':id')
  @RequirePermission('exports', 'delete')
  @ApiOperation({ summary: 'Cancel one’s own export, or delete it with its file' })
  remove(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.exports.remove(operator, rowId(id));
  }
}
