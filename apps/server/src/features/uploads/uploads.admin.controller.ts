import { Get, Param } from '@nestjs/common';
import { ApiOperation, ApiProduces } from '@nestjs/swagger';
import { EngineClient } from '../../engine/client.js';
import { notFound } from '../../platform/admin/admin-error.js';
import { AdminFile } from '../../platform/admin/admin-file.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { AdminController } from '../operators/admin-controller.js';
import { Allows } from '../operators/allows.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { Uploads } from './uploads.js';

/** Pictures of customers for those who review them. */
@AdminController('uploads')
export class UploadsAdminController {
  constructor(
    private readonly engine: EngineClient,
    private readonly uploads: Uploads,
    private readonly audit: AuditTrail,
  ) {}

  @Get(':id')
  @Allows('uploads', 'read')
  @ApiOperation({ summary: 'One picture of a customer; every look is in the audit log' })
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
    // The look is on record before the picture is seen.
    unwrap(await this.engine.submit({ kind: 'rows.record', actor: actorOf(operator), rows: [trace] }));
    const bytes = await this.uploads.read(upload);
    if (!bytes) throw notFound('picture');
    return new AdminFile(upload.kind, bytes);
  }
}
