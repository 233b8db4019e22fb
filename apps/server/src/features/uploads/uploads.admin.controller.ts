import { Body, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiProduces } from '@nestjs/swagger';
import type { UploadAnswer } from '@truemark/contracts';
import { housePictureInput } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import { invalid, notFound } from '../../platform/admin/admin-error.js';
import { AdminFile } from '../../platform/admin/admin-file.js';
import { readBody } from '../../platform/admin/read-body.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { isRequestRefusal } from '../../platform/http/refusal.js';
import { textOf } from '../../platform/http/texts.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { Uploads } from './uploads.js';

/** Customers' pictures for reviewers, and the broker's own pictures for public content. */
@AdminController('uploads')
export class UploadsAdminController {
  constructor(
    private readonly engine: EngineClient,
    private readonly uploads: Uploads,
    private readonly audit: AuditRowBuilder,
  ) {}

  @Get(':id')
  @RequirePermission('uploads', 'read')
  @ApiOperation({ summary: 'Get one picture of a customer; every read is audited' })
  @ApiProduces('image/jpeg')
  async one(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string): Promise<AdminFile> {
    const upload = await this.uploads.find(id);
    if (!upload) throw notFound('picture');
    const trace = this.audit.row(operator, {
      action: 'look',
      resource: 'uploads',
      resourceId: id,
      customerId: upload.ownerId,
      after: { customer_id: upload.ownerId },
    });
    // The access is logged before the picture is delivered.
    unwrap(await this.engine.submit({ kind: 'rows.record', actor: actorOf(operator), rows: [trace] }));
    const bytes = await this.uploads.read(upload);
    if (!bytes) throw notFound('picture');
    return new AdminFile(upload.kind, bytes);
  }

  @Post()
  @HttpCode(201)
  @RequirePermission('uploads', 'create')
  @ApiOperation({
    summary: 'Upload a picture for news, texts and messages; anyone can open its address',
  })
  async take(@CurrentOperator() operator: SignedInOperator, @Body() body: unknown): Promise<UploadAnswer> {
    const bytes = Buffer.from(readBody(housePictureInput, body).data, 'base64');
    const taken = await this.uploads.takeForAll(bytes);
    if (isRequestRefusal(taken)) throw invalid({ data: textOf('en', taken.key, taken.facts) });
    const trace = this.audit.row(operator, { action: 'create', resource: 'uploads', resourceId: taken.url });
    unwrap(await this.engine.submit({ kind: 'rows.record', actor: actorOf(operator), rows: [trace] }));
    return taken;
  }
}
