import { Module } from '@nestjs/common';
import { ApprovalsModule } from './features/approvals/approvals.module.js';
import { AuditModule } from './features/audit/audit.module.js';
import { ClaimsModule } from './features/claims/claims.module.js';
import { DeskModule } from './features/desk/desk.module.js';
import { OperatorsModule } from './features/operators/operators.module.js';
import { UnknownAdminController } from './platform/admin/unknown.admin.controller.js';

/** Shared basis of the operator side of every feature. */
@Module({
  imports: [OperatorsModule, AuditModule, ApprovalsModule, ClaimsModule, DeskModule],
  controllers: [UnknownAdminController],
})
export class AdminModule {}
