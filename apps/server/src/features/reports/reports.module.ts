import { Module } from '@nestjs/common';
import { CustomerFunnel } from './customer-funnel.js';
import { DaySums } from './day-sums.js';
import { HouseResultAdminController } from './house-result.admin.controller.js';
import { HouseResultAdmin } from './house-result.admin.js';

@Module({
  controllers: [HouseResultAdminController],
  providers: [DaySums, CustomerFunnel, HouseResultAdmin],
})
export class ReportsModule {}
