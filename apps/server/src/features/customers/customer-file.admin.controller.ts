import { Body, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { noteEditInput, noteInput, tagInput, tagManyInput } from '@truemark/contracts/admin';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { NotesAdmin } from './notes.admin.js';
import { TagManyAdmin } from './tag-many.admin.js';
import { TagsAdmin } from './tags.admin.js';

/** Operators' internal notes and tags on customers. */
@AdminController('customers')
export class CustomerFileAdminController {
  constructor(
    private readonly notes: NotesAdmin,
    private readonly tags: TagsAdmin,
    private readonly bulkTag: TagManyAdmin,
  ) {}

  @Get('tags')
  @RequirePermission('customers', 'read')
  @ApiOperation({ summary: 'List all tags that customers have, in alphabetical order' })
  tagsInUse() {
    return this.tags.inUse();
  }

  @Post(':id/notes')
  @HttpCode(200)
  @RequirePermission('customers', 'write_notes')
  @ApiOperation({ summary: 'Add a note that no customer reads' })
  write(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.notes.write(operator, rowId(id), readBody(noteInput, body));
  }

  @Post(':id/notes/:note/edit')
  @HttpCode(200)
  @RequirePermission('customers', 'write_notes')
  @ApiOperation({ summary: 'Edit one’s own note; earlier wordings are kept' })
  edit(
    @CurrentOperator() operator: SignedInOperator,
    @Param('id') id: string,
    @Param('note') note: string,
    @Body() body: unknown,
  ) {
    return this.notes.edit(operator, rowId(id), rowId(note), readBody(noteEditInput, body));
  }

  @Post('tag-many')
  @HttpCode(200)
  @RequirePermission('customers', 'tag')
  @ApiOperation({
    summary: 'Add a tag to several customers or remove it; `is_preview`: reports the outcome only',
  })
  tagMany(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown) {
    return this.bulkTag.run(operator, readBody(tagManyInput, body));
  }

  @Post(':id/tag')
  @HttpCode(200)
  @RequirePermission('customers', 'tag')
  @ApiOperation({ summary: 'Add a tag to a customer' })
  tag(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.tags.put(operator, rowId(id), readBody(tagInput, body));
  }

  @Post(':id/untag')
  @HttpCode(200)
  @RequirePermission('customers', 'tag')
  @ApiOperation({ summary: 'Remove a tag from a customer' })
  untag(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string, @Body() body: unknown) {
    return this.tags.takeOff(operator, rowId(id), readBody(tagInput, body));
  }
}
