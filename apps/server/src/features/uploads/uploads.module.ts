import { Module } from '@nestjs/common';
import { UploadGrants } from './upload-grants.js';
import { UploadsAdminController } from './uploads.admin.controller.js';
import { UploadsController } from './uploads.controller.js';
import { Uploads } from './uploads.js';

@Module({
  controllers: [UploadsController, UploadsAdminController],
  providers: [Uploads, UploadGrants],
  exports: [Uploads, UploadGrants],
})
export class UploadsModule {}
