import { Module } from '@nestjs/common';
import { EngineMetrics } from './engine-metrics.js';
import { HealthController } from './health.controller.js';
import { Health } from './health.js';
import { Warnings } from './warnings.js';

@Module({
  controllers: [HealthController],
  providers: [Health, EngineMetrics, Warnings],
  exports: [Health, Warnings],
})
export class HealthModule {}
