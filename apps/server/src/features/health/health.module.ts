import { Module } from '@nestjs/common';
import { MarketModule } from '../market/market.module.js';
import { EngineMetrics } from './engine-metrics.js';
import { HealthAdminController } from './health.admin.controller.js';
import { HealthAdmin } from './health.admin.js';
import { HealthController } from './health.controller.js';
import { Health } from './health.js';

@Module({
  imports: [MarketModule],
  controllers: [HealthController, HealthAdminController],
  providers: [Health, EngineMetrics, HealthAdmin],
  exports: [Health],
})
export class HealthModule {}
