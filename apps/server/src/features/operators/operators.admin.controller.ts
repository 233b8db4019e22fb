import { Body, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiList, ApiTakes } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { AdminController } from './admin-controller.js';
import { Allows } from './allows.js';
import { CurrentOperator } from './operator.guard.js';
import { newOperatorShape, OperatorsAdmin, operatorShape } from './operators.admin.js';
import type { SignedInOperator } from './signed-in-operator.js';

@AdminController('operators')
export class OperatorsAdminController {
  constructor(private readonly operators: OperatorsAdmin) {}

  @Get()
  @Allows('operators', 'read')
  @ApiList('Operators')
  list(@Query() query: ListParameters) {
    return this.operators.page(readListRequest(query));
  }

  @Get(':id')
  @Allows('operators', 'read')
  @ApiOperation({ summary: 'One operator' })
  one(@Param('id') id: string) {
    return this.operators.one(rowId(id));
  }

  @Post()
  @HttpCode(201)
  @Allows('operators', 'create')
  @ApiTakes('New operator', newOperatorShape)
  create(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.operators.create(operator, readBody(newOperatorShape, body));
  }

  @Put(':id')
  @Allows('operators', 'edit')
  @ApiTakes('Name, role and sign-in of an operator', operatorShape)
  edit(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.operators.edit(operator, rowId(id), readBody(operatorShape, body));
  }
}
