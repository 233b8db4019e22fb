import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { z } from 'zod';
import { readBody } from '../../platform/admin/read-body.js';
import { AdminController } from '../operators/admin-controller.js';
import { RequirePermission } from '../operators/require-permission.js';
import { ReconciliationAdmin } from './reconciliation.admin.js';

const asked = z.object({ day: z.iso.date('A day such as 2026-01-31.') });

@AdminController('reconciliation')
export class ReconciliationAdminController {
  constructor(private readonly reconciliation: ReconciliationAdmin) {}

  @Get()
  @RequirePermission('reconciliation', 'read')
  @ApiOperation({
    summary: 'Reconcile a `day` of the real book from the journal alone; `difference` 0: balanced',
  })
  of(@Query() query: unknown) {
    return this.reconciliation.of(readBody(asked, query).day);
  }
}
