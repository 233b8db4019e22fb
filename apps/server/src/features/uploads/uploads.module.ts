import { Module } from '@nestjs/common';
import { ProofUses } from './proof-uses.js';
import { UploadGrants } from './upload-grants.js';
import { UploadsAdminController } from './uploads.admin.controller.js';
import { UploadsController } from './uploads.controller.js';
import { Uploads } from './uploads.js';

@Module({
  controllers: [UploadsController, UploadsAdminController],
  providers: [Uploads, UploadGrants, ProofUses],
  exports: [Uploads, UploadGrants, ProofUses],
})
export class UploadsModule {}
