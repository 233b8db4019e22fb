import { Body, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { resumeInput } from '@truemark/contracts/admin';
import { readBody } from '../../platform/admin/read-body.js';
import { rowId } from '../../platform/admin/row-id.js';
import { Approvals } from '../approvals/approvals.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { SYMBOL_RESUME } from './symbol-resume.approval.js';
import { SymbolStateAdmin } from './symbol-standing.admin.js';
import { SymbolsAdmin } from './symbols.admin.js';

/** Scheduled changes and paused symbols. No route here sets a price or halts a symbol. */
@AdminController('symbols')
export class SymbolStandingAdminController {
  constructor(
    private readonly symbolState: SymbolStateAdmin,
    private readonly symbols: SymbolsAdmin,
    private readonly approvals: Approvals,
  ) {}

  @Post(':id/cancel_change')
  @HttpCode(200)
  @RequirePermission('symbols', 'edit')
  @ApiOperation({ summary: 'Cancel an announced change that is not in force yet' })
  async cancel(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    await this.symbolState.cancel(operator, rowId(id));
    return this.symbols.one(rowId(id));
  }

  @Post(':id/resume')
  @HttpCode(202)
  @RequirePermission('symbols', 'edit')
  @ApiOperation({
    summary: 'Request to resume a paused symbol from its source’s next quote; a second person approves',
  })
  async resume(
    @CurrentOperator() operator: SignedInOperator,
    @Param('id') id: string,
    @Body() body: unknown,
  ) {
    const { reason } = readBody(resumeInput, body);
    const subject = String(this.symbolState.find(rowId(id)).id);
    const request = await this.approvals.request(operator, {
      kind: SYMBOL_RESUME,
      subject,
      payload: {},
      reason,
    });
    return { id: request.id, kind: request.kind, state: request.state };
  }
}
