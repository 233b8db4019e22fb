import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MarketModule } from '../market/market.module.js';
import { WarningsModule } from '../warnings/warnings.module.js';
import { DashboardAdminController } from './dashboard.admin.controller.js';
import { DashboardAdmin } from './dashboard.admin.js';

@Module({
  imports: [DiscoveryModule, MarketModule, WarningsModule],
  controllers: [DashboardAdminController],
  providers: [DashboardAdmin],
})
export class DashboardModule {}
