import { Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { AdminController } from '../operators/admin-controller.js';
import { RequirePermission } from '../operators/require-permission.js';
import { HealthAdmin } from './health.admin.js';

@AdminController('health')
export class HealthAdminController {
  constructor(private readonly health: HealthAdmin) {}

  @Get()
  @RequirePermission('health', 'read')
  @ApiOperation({
    summary: 'Get feeds, lane, database, disk, last backup and verification, queues, deliveries',
  })
  answer() {
    return this.health.answer();
  }
}
