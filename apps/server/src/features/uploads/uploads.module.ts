import { Module } from '@nestjs/common';
import { UploadsController } from './uploads.controller.js';
import { Uploads } from './uploads.js';

@Module({ controllers: [UploadsController], providers: [Uploads], exports: [Uploads] })
export class UploadsModule {}
