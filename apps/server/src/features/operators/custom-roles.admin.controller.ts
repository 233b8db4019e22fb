import { Body, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { rowId } from '../../platform/admin/row-id.js';
import { GuardedWrites } from '../approvals/guarded-writes.js';
import { AdminController } from './admin-controller.js';
import { CustomRolesAdmin } from './custom-roles.admin.js';
import { CurrentOperator } from './operator.guard.js';
import { AllowAnyOperator, RequirePermission } from './require-permission.js';
import type { SignedInOperator } from './signed-in-operator.js';

@AdminController('custom-roles')
export class CustomRolesAdminController {
  constructor(
    private readonly roles: CustomRolesAdmin,
    private readonly writes: GuardedWrites,
  ) {}

  @Get()
  @RequirePermission('custom-roles', 'read')
  @ApiList('List custom roles')
  list(@Query() query: ListParameters) {
    return this.roles.page(readListRequest(query));
  }

  @Get('matrix')
  @AllowAnyOperator()
  @ApiOperation({
    summary: 'List the actions on each resource, and the built-in roles that may perform them',
  })
  matrix() {
    return this.roles.matrix();
  }

  @Get(':id')
  @RequirePermission('custom-roles', 'read')
  @ApiOperation({ summary: 'Get one role' })
  one(@Param('id') id: string) {
    return this.roles.one(rowId(id));
  }

  @Post()
  @HttpCode(201)
  @RequirePermission('custom-roles', 'create')
  @ApiOperation({ summary: 'Create a role; a second owner approves' })
  create(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.writes.create(operator, this.roles, body);
  }

  @Put(':id')
  @RequirePermission('custom-roles', 'edit')
  @ApiOperation({ summary: 'Update a role for all its holders; a second owner approves' })
  edit(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.writes.edit(operator, this.roles, rowId(id), body);
  }

  @Delete(':id')
  @RequirePermission('custom-roles', 'delete')
  @ApiOperation({ summary: 'Delete a role that nobody holds; a second owner approves' })
  remove(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.writes.remove(operator, this.roles, rowId(id), body);
  }
}
