import { Global, Module } from '@nestjs/common';
import { AuditLogAdminController } from './audit-log.admin.controller.js';
import { AuditTrail } from './audit-trail.js';

/** Every write of an operator leaves its trace here. */
@Global()
@Module({
  controllers: [AuditLogAdminController],
  providers: [AuditTrail],
  exports: [AuditTrail],
})
export class AuditModule {}
