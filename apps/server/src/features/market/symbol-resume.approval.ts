import { Injectable } from '@nestjs/common';
import { formatDecimal } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import { conflict } from '../../platform/admin/admin-error.js';
import type { ApprovalInput, ApprovalKind, Execution, Preview } from '../approvals/approval-kind.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { SymbolStateAdmin } from './symbol-standing.admin.js';

export const SYMBOL_RESUME = 'symbols.resume';

/** Resumes a paused symbol with the next quote of its source, whatever it is: nobody chooses a price. */
@Injectable()
@NeedsApproval()
export class SymbolResume implements ApprovalKind {
  readonly name = SYMBOL_RESUME;
  readonly label = 'Paused symbol';
  readonly deciders = ['owner', 'operator'] as const;

  constructor(
    private readonly engine: EngineClient,
    private readonly symbolState: SymbolStateAdmin,
    private readonly audit: AuditRowBuilder,
  ) {}

  async preview({ subject }: ApprovalInput): Promise<Preview> {
    const { id, showCode } = this.symbolState.find(Number(subject));
    const { pause } = this.engine.view.standingOf(id);
    if (!pause || pause.isResuming) throw conflict('symbol.not_paused', 'This symbol is not paused.');
    const last = this.engine.view.quote(id);
    const evidence = (await this.symbolState.evidenceOf(id)).Pause;
    const jump = evidence?.Rejected.find(({ Reason }) => Reason === 'jump');
    const shown = (bid: bigint | undefined, ask: bigint | undefined) =>
      bid === undefined || ask === undefined ? null : { bid: formatDecimal(bid), ask: formatDecimal(ask) };
    const facts = { symbol: showCode };
    return {
      before: { ...facts, paused: true, last: last && shown(BigInt(last.bid), BigInt(last.ask)) },
      after: {
        ...facts,
        paused: false,
        from: 'the next quote of the source',
        rejected: shown(jump?.Bid, jump?.Ask),
      },
    };
  }

  async prepare({ subject, reason }: ApprovalInput, decider: SignedInOperator): Promise<Execution> {
    const symbol = this.symbolState.find(Number(subject));
    const trace = this.audit.row(decider, {
      action: 'resume',
      resource: 'symbols',
      resourceId: symbol.code,
      before: { paused: true },
      after: { paused: false },
      reason,
    });
    const actor = actorOf(decider);
    return { command: { kind: 'symbol.resume', actor, symbolId: symbol.id, rows: [trace] } };
  }
}
