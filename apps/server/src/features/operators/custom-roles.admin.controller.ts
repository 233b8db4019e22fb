import { Body, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { rowId } from '../../platform/admin/row-id.js';
import { GuardedWrites } from '../approvals/guarded-writes.js';
import { AdminController } from './admin-controller.js';
import { Allows, AllowsEveryOperator } from './allows.js';
import { CustomRolesAdmin } from './custom-roles.admin.js';
import { CurrentOperator } from './operator.guard.js';
import type { SignedInOperator } from './signed-in-operator.js';

@AdminController('custom-roles')
export class CustomRolesAdminController {
  constructor(
    private readonly roles: CustomRolesAdmin,
    private readonly writes: GuardedWrites,
  ) {}

  @Get()
  @Allows('custom-roles', 'read')
  @ApiList('Roles of the house’s own')
  list(@Query() query: ListParameters) {
    return this.roles.page(readListRequest(query));
  }

  @Get('matrix')
  @AllowsEveryOperator()
  @ApiOperation({ summary: 'What can be done with each resource, and which built-in roles may' })
  matrix() {
    return this.roles.matrix();
  }

  @Get(':id')
  @Allows('custom-roles', 'read')
  @ApiOperation({ summary: 'One role' })
  one(@Param('id') id: string) {
    return this.roles.one(rowId(id));
  }

  @Post()
  @HttpCode(201)
  @Allows('custom-roles', 'create')
  @ApiOperation({ summary: 'New role; a second owner agrees' })
  create(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.writes.create(operator, this.roles, body);
  }

  @Put(':id')
  @Allows('custom-roles', 'edit')
  @ApiOperation({ summary: 'A role in its new state, for everybody who has it; a second owner agrees' })
  edit(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.writes.edit(operator, this.roles, rowId(id), body);
  }

  @Delete(':id')
  @Allows('custom-roles', 'delete')
  @ApiOperation({ summary: 'Removes a role that nobody has; a second owner agrees' })
  remove(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.writes.remove(operator, this.roles, rowId(id), body);
  }
}
