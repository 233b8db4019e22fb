import { Module } from '@nestjs/common';
import { sql } from 'kysely';
import { AreasModule } from '../areas/areas.module.js';
import { WorkQueues } from '../desk/work-queues.js';
import { MessagesModule } from '../messages/messages.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { DecisionMessage } from './decision-message.js';
import { DecisionsAdmin } from './decisions.admin.js';
import { IdentityAdminController } from './identity.admin.controller.js';
import { IdentityAdmin } from './identity.admin.js';
import { IdentityRevocationApproval } from './identity-revocation.approval.js';
import { OwnVerification } from './own-verification.js';
import { Revocations } from './revocations.js';
import { SharedPictures } from './shared-pictures.admin.js';
import { SubmissionEvidence } from './submission-evidence.admin.js';
import { Submissions } from './submissions.js';
import { VerificationController } from './verification.controller.js';
import { verifications } from './verification.table.js';
import { VerificationMutex } from './verification-mutex.js';
import { VerificationsAdminController } from './verifications.admin.controller.js';
import { VerificationsAdmin } from './verifications.admin.js';

/** Promised review time: 48 hours. */
const PROMISE = 48 * 3_600_000;

@Module({
  imports: [AreasModule, SettingsModule, UploadsModule, MessagesModule],
  controllers: [VerificationController, IdentityAdminController, VerificationsAdminController],
  providers: [
    IdentityRevocationApproval,
    SharedPictures,
    IdentityAdmin,
    OwnVerification,
    SubmissionEvidence,
    Revocations,
    Submissions,
    VerificationMutex,
    VerificationsAdmin,
    DecisionsAdmin,
    DecisionMessage,
  ],
  exports: [Submissions, VerificationMutex],
})
export class VerificationModule {
  constructor(queues: WorkQueues) {
    queues.declare({
      ...{ resource: 'verifications', table: verifications, waits: () => sql`status = 'waiting'` },
      ...{ since: sql`submitted_at`, promise: () => PROMISE },
    });
  }
}
