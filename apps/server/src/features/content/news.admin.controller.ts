import { Body, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { newsInput } from '@truemark/contracts/admin';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { NewsAdmin } from './news.admin.js';

@AdminController('news')
export class NewsAdminController {
  constructor(private readonly news: NewsAdmin) {}

  @Get()
  @RequirePermission('news', 'read')
  @ApiList('List news, newest first')
  list(@Query() query: ListParameters) {
    return this.news.page(readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('news', 'read')
  @ApiOperation({ summary: 'Get one news item' })
  one(@Param('id') id: string) {
    return this.news.one(rowId(id));
  }

  @Post()
  @HttpCode(201)
  @RequirePermission('news', 'create')
  @ApiOperation({ summary: 'Create a news item' })
  create(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.news.create(operator, readBody(newsInput, body));
  }

  @Put(':id')
  @RequirePermission('news', 'edit')
  @ApiOperation({ summary: 'Update a news item' })
  edit(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.news.edit(operator, rowId(id), readBody(newsInput, body));
  }

  @Delete(':id')
  @RequirePermission('news', 'delete')
  @ApiOperation({ summary: 'Delete a news item' })
  remove(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.news.remove(operator, rowId(id));
  }
}
