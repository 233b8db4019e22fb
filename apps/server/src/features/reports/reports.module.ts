import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AreasModule } from '../areas/areas.module.js';
import { CustomerFunnel } from './customer-funnel.js';
import { DaySums } from './day-sums.js';
import { HouseResultAdminController } from './house-result.admin.controller.js';
import { HouseResultAdmin } from './house-result.admin.js';
import { ReportFigures } from './report-figures.js';
import { ReportSums } from './report-sums.js';
import { ReportsAdminController } from './reports.admin.controller.js';
import { ReportsAdmin } from './reports.admin.js';
import { StatementAdminController } from './statement.admin.controller.js';
import { StatementAdmin } from './statement.admin.js';

@Module({
  imports: [AreasModule, DiscoveryModule],
  controllers: [HouseResultAdminController, ReportsAdminController, StatementAdminController],
  providers: [
    DaySums,
    ReportSums,
    CustomerFunnel,
    HouseResultAdmin,
    ReportFigures,
    ReportsAdmin,
    StatementAdmin,
  ],
})
export class ReportsModule {}
