import { Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { AdminController } from '../operators/admin-controller.js';
import { RequirePermission } from '../operators/require-permission.js';
import { DashboardAdmin } from './dashboard.admin.js';

@AdminController('dashboard')
export class DashboardAdminController {
  constructor(private readonly dashboard: DashboardAdmin) {}

  @Get()
  @RequirePermission('dashboard', 'read')
  @ApiOperation({ summary: 'Get customers, open positions, 24-hour volume and feed health' })
  answer() {
    return this.dashboard.answer();
  }
}
