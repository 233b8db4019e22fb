import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiResponseSchema } from '../../platform/admin/api-docs.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { Health } from './health.js';
import { type HealthReport, healthAnswer, livenessAnswer, readinessAnswer } from './health-answers.js';

@ApiTags('Operation')
@Controller()
export class HealthController {
  constructor(
    private readonly health: Health,
    private readonly metrics: Metrics,
  ) {}

  @Get('health/live')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Liveness: 200 while the process runs' })
  @ApiResponseSchema(livenessAnswer)
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  @Get('health/ready')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'Readiness: 200 once it serves and open symbols have prices or were given up; else 503',
  })
  @ApiResponseSchema(readinessAnswer)
  ready(@Res({ passthrough: true }) reply: FastifyReply): { status: HealthReport['status'] } {
    const status = this.health.status();
    void reply.status(status === 'ready' ? 200 : 503);
    return { status };
  }

  @Get('health')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Get the state of the server and its feeds' })
  @ApiResponseSchema(healthAnswer)
  report(): Promise<HealthReport> {
    return this.health.report();
  }

  @Get('metrics')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Get metrics for Prometheus' })
  @ApiProduces('text/plain')
  @ApiResponse({ status: 200, description: 'Prometheus text format.', schema: { type: 'string' } })
  async figures(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    void reply.header('content-type', this.metrics.contentType);
    return this.metrics.text();
  }
}
