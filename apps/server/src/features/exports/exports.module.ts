import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CellNames } from './cell-names.js';
import { ExportJobs } from './export-jobs.js';
import { ExportsAdminController } from './exports.admin.controller.js';
import { ExportsAdmin } from './exports.admin.js';
import { ListSources } from './list-sources.js';

/** Lists of the back office as files. */
@Module({
  imports: [DiscoveryModule],
  controllers: [ExportsAdminController],
  providers: [CellNames, ExportJobs, ExportsAdmin, ListSources],
})
export class ExportsModule {}
