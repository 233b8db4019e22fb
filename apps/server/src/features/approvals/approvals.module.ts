import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { sql } from 'kysely';
import { WorkQueues } from '../desk/work-queues.js';
import { approvals, LIFETIME } from './approval.table.js';
import { ApprovalAuditRows } from './approval-audit-rows.js';
import { ApprovalKinds } from './approval-kinds.js';
import { ApprovalPolicy } from './approval-policy.js';
import { ApprovalsAdminController } from './approvals.admin.controller.js';
import { ApprovalsAdmin, inState } from './approvals.admin.js';
import { Approvals } from './approvals.js';
import { DelayedApprovalNotices } from './delayed-approval-notices.js';
import { DelayedApprovals } from './delayed-approvals.js';
import { GuardedWrites } from './guarded-writes.js';
import { needingApproval } from './needs-approval.js';
import { SwitchMany } from './switch-many.js';

/** Four-eyes requests; modules with operator changes depend on this one. */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [ApprovalsAdminController],
  providers: [
    ApprovalKinds,
    ApprovalAuditRows,
    Approvals,
    ApprovalsAdmin,
    GuardedWrites,
    DelayedApprovalNotices,
    DelayedApprovals,
    SwitchMany,
    ApprovalPolicy,
  ],
  exports: [Approvals, ApprovalsAdmin, GuardedWrites, SwitchMany],
})
export class ApprovalsModule implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly kinds: ApprovalKinds,
    queues: WorkQueues,
  ) {
    queues.declare({
      ...{ resource: 'approvals', table: approvals, waits: () => inState('waiting') },
      ...{ since: sql`made_at`, promise: () => LIFETIME },
    });
  }

  /** All providers exist by now, and there are no requests before. */
  onModuleInit(): void {
    for (const each of needingApproval(this.discovery)) this.kinds.add(each);
  }
}
