import { Module } from '@nestjs/common';
import { MarketModule } from '../market/market.module.js';
import { WarningsModule } from '../warnings/warnings.module.js';
import { DashboardAdminController } from './dashboard.admin.controller.js';
import { DashboardAdmin } from './dashboard.admin.js';
import { TradingVolume } from './trading-volume.js';

@Module({
  imports: [MarketModule, WarningsModule],
  controllers: [DashboardAdminController],
  providers: [DashboardAdmin, TradingVolume],
})
export class DashboardModule {}
