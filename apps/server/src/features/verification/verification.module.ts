import { Module } from '@nestjs/common';
import { AreasModule } from '../areas/areas.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { OwnVerification } from './own-verification.js';
import { Submissions } from './submissions.js';
import { VerificationController } from './verification.controller.js';
import { VerificationMutex } from './verification-mutex.js';

@Module({
  imports: [AreasModule, SettingsModule, UploadsModule],
  controllers: [VerificationController],
  providers: [OwnVerification, Submissions, VerificationMutex],
  exports: [Submissions, VerificationMutex],
})
export class VerificationModule {}
