import { Body, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { menuOrderInput, switchManyInput } from '@truemark/contracts/admin';
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
import { MenusAdmin } from './menus.admin.js';

@AdminController('menus')
export class MenusAdminController {
  constructor(
    private readonly menus: MenusAdmin,
    private readonly writes: GuardedWrites,
    private readonly bulkSwitch: SwitchMany,
  ) {}

  @Get()
  @RequirePermission('menus', 'read')
  @ApiList('List menu entries')
  list(@Query() query: ListParameters) {
    return this.menus.page(readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('menus', 'read')
  @ApiOperation({ summary: 'Get one menu entry' })
  one(@Param('id') id: string) {
    return this.menus.one(rowId(id));
  }

  @Post()
  @HttpCode(201)
  @RequirePermission('menus', 'create')
  @ApiOperation({ summary: 'Create a menu entry' })
  create(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.writes.create(operator, this.menus, body);
  }

  @Post('order')
  @HttpCode(200)
  @RequirePermission('menus', 'edit')
  @ApiOperation({ summary: 'Reorder the entries of a group' })
  order(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.menus.order(operator, readBody(menuOrderInput, body));
  }

  @Post('switch-many')
  @HttpCode(200)
  @RequirePermission('menus', 'edit')
  @ApiOperation({
    summary:
      'Switch several menu entries on or off, each by the rules for one; `is_preview`: reports the outcome only',
  })
  switchMany(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.bulkSwitch.run(operator, this.menus, readBody(switchManyInput, body));
  }

  @Put(':id')
  @RequirePermission('menus', 'edit')
  @ApiOperation({ summary: 'Update a menu entry' })
  edit(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.writes.edit(operator, this.menus, rowId(id), body);
  }

  @Delete(':id')
  @RequirePermission('menus', 'delete')
  @ApiOperation({ summary: 'Delete a menu entry' })
  async remove(
    @CurrentOperator() operator: SignedInOperator,
    @Param('id') id: string,
    @Body() body: unknown,
  ) {
    const before = await this.menus.one(rowId(id));
    await this.writes.remove(operator, this.menus, rowId(id), body);
    return before;
  }
}
