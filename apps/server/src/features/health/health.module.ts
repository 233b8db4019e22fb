import { Module } from '@nestjs/common';
import { EngineMetrics } from './engine-metrics.js';
import { HealthController } from './health.controller.js';
import { Health } from './health.js';

@Module({ controllers: [HealthController], providers: [Health, EngineMetrics], exports: [Health] })
export class HealthModule {}
