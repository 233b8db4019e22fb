import { Global, Module } from '@nestjs/common';
import { AuditLogAdminController } from './audit-log.admin.controller.js';
import { AuditRowBuilder } from './audit-row-builder.js';

/** Audit log of all operator writes. */
@Global()
@Module({
  controllers: [AuditLogAdminController],
  providers: [AuditRowBuilder],
  exports: [AuditRowBuilder],
})
export class AuditModule {}
