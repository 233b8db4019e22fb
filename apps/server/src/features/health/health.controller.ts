import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Metrics } from '../../platform/metrics/metrics.js';
import { Health, type HealthReport } from './health.js';

@ApiTags('Operation')
@Controller()
export class HealthController {
  constructor(
    private readonly health: Health,
    private readonly metrics: Metrics,
  ) {}

  @Get('health/live')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: '200 while the process lives' })
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  @Get('health/ready')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: '200 once it serves and open symbols have prices or were given up; otherwise 503',
  })
  ready(@Res({ passthrough: true }) reply: FastifyReply): { status: HealthReport['status'] } {
    const { status } = this.health.report();
    void reply.status(status === 'ready' ? 200 : 503);
    return { status };
  }

  @Get('health')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'State of the server and its feeds' })
  report(): HealthReport {
    return this.health.report();
  }

  @Get('metrics')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Figures for Prometheus' })
  async figures(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    void reply.header('content-type', this.metrics.contentType);
    return this.metrics.text();
  }
}
