import { Global, Module } from '@nestjs/common';
import { AuditLogAdminController } from './audit-log.admin.controller.js';
import { AuditTrail } from './audit-trail.js';

/** Audit log of all operator writes. */
@Global()
@Module({
  controllers: [AuditLogAdminController],
  providers: [AuditTrail],
  exports: [AuditTrail],
})
export class AuditModule {}
