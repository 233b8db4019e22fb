import { Injectable } from '@nestjs/common';
import { AdminError, conflict, notFound } from '../../platform/admin/admin-error.js';
import { identityKey } from '../../platform/auth/identity-key.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import type { Approval } from '../approvals/approval.table.js';
import type { ApprovalInput, ApprovalKind, Execution, Preview } from '../approvals/approval-kind.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { DECISION_WAITING_TIME } from './approver-eligibility.js';
import { type Operator, operators } from './operator.table.js';
import { OperatorSessions } from './operator-sessions.js';
import { SignInChanges } from './sign-in-changes.js';
import { actorOf, type SignedInOperator } from './signed-in-operator.js';

export const OPERATOR_FACTOR_RESET = 'operators.reset_second_factor';

/** Removes the second factor of an operator who has lost the authenticator app. */
@Injectable()
@NeedsApproval()
export class OperatorFactorReset implements ApprovalKind {
  readonly name = OPERATOR_FACTOR_RESET;
  readonly label = 'Second factor of an operator';
  readonly deciders = ['owner'] as const;
  readonly isAboutOperator = true;

  constructor(
    private readonly reader: DatabaseReader,
    private readonly audit: AuditRowBuilder,
    private readonly sessions: OperatorSessions,
    private readonly changes: SignInChanges,
  ) {}

  async preview(asked: ApprovalInput): Promise<Preview> {
    const { totpSecret } = await this.find(asked);
    if (totpSecret === null) throw conflict('operators.no_totp', 'This operator has no second factor.');
    return { before: { second_factor: 'authenticator app' }, after: { second_factor: 'none' } };
  }

  /**
   * Sessions end with it: the finder of the app may be in one of them. The operator may not decide anything for a day,
   * and never this request.
   */
  async prepare(asked: Approval, decider: SignedInOperator): Promise<Execution> {
    const { id, totpSecret } = await this.find(asked);
    if (id === decider.id) {
      throw new AdminError(403, 'approvals.own', 'This concerns yourself: someone else has to decide.');
    }
    const trace = this.audit.row(decider, {
      action: 'reset second factor',
      resource: 'operators',
      resourceId: id,
      before: { has_totp: true },
      after: { has_totp: false },
      reason: asked.reason,
    });
    const decidesFrom = Date.now() + DECISION_WAITING_TIME;
    const patch = { op: 'patch', table: operators.name, row: { id, totpSecret: null, decidesFrom } } as const;
    const ended = await this.sessions.endingAll(id);
    const hands = await Promise.all(
      [...new Set([asked.makerId, decider.id])].map((by) => this.changes.row('factor_reset', id, by)),
    );
    const rows = [patch, ...hands, ...ended, trace];
    const seen = [{ table: operators.name, row: { key: id, totpSecret } }];
    return { command: { kind: 'rows.record', actor: actorOf(decider), rows, seen } };
  }

  private async find({ subject }: ApprovalInput): Promise<Operator> {
    const found = await this.reader.first(operators, 'WHERE email_key = $1', [identityKey(subject)]);
    if (!found) throw notFound('operator');
    return found;
  }
}
