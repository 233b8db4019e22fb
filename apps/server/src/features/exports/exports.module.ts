import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CellNames } from './cell-names.js';
import { ExportJobs } from './export-jobs.js';
import { ExportsAdminController } from './exports.admin.controller.js';
import { ExportsAdmin } from './exports.admin.js';
import { ListSources } from './list-sources.js';
import { ReportSchedulesAdminController } from './report-schedules.admin.controller.js';
import { ReportSchedulesAdmin } from './report-schedules.admin.js';
import { ReportSchedules } from './report-schedules.js';

/** File exports of back-office lists. */
@Module({
  imports: [DiscoveryModule],
  controllers: [ExportsAdminController, ReportSchedulesAdminController],
  providers: [CellNames, ExportJobs, ExportsAdmin, ListSources, ReportSchedules, ReportSchedulesAdmin],
})
export class ExportsModule {}
