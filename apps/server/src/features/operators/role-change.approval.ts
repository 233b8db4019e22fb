import { Injectable } from '@nestjs/common';
import { conflict, notFound } from '../../platform/admin/admin-error.js';
import { identityKey } from '../../platform/auth/identity-key.js';
import { Reader } from '../../platform/database/reader.js';
import type { Approval } from '../approvals/approval.table.js';
import type { ApprovalKind, Asked, Execution, Preview } from '../approvals/approval-kind.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { Invitations } from './invitations.js';
import { type Operator, operators, type Role } from './operator.table.js';
import { OperatorSessions } from './operator-sessions.js';
import { Owners } from './owners.js';
import { assignedRole, isInvited, placeSeen } from './role-assignment.js';
import { actorOf, type SignedInOperator } from './signed-in-operator.js';

export const OPERATOR_NAMING = 'operators.name';

/** The role that somebody is to have, and whether he may sign in with it. */
export interface NamingPayload {
  readonly role: Role;
  readonly is_active: boolean;
}

/** Makes somebody one who decides on others' requests, or an owner no owner any more, or switches one off. */
@Injectable()
@NeedsApproval()
export class OperatorRoleChange implements ApprovalKind {
  readonly name = OPERATOR_NAMING;
  readonly label = 'Role of an operator';
  readonly deciders = ['owner'] as const;
  readonly isAboutOperator = true;
  /** In a house with one owner nobody else could keep him from naming a second one who is he himself. */
  readonly objectors = ['operator', 'support'] as const;

  constructor(
    private readonly reader: Reader,
    private readonly audit: AuditTrail,
    private readonly owners: Owners,
    private readonly sessions: OperatorSessions,
    private readonly invitations: Invitations,
  ) {}

  async preview(asked: Asked): Promise<Preview> {
    const before = await this.find(asked);
    const { role, is_active: isActive } = read(asked);
    if (before.role === role && before.isActive === isActive) {
      throw conflict('operators.named', 'This operator has that role already.');
    }
    await this.owners.keepOne(before, { role, isActive });
    return {
      before: { role: before.role, is_active: before.isActive },
      after: { role, is_active: isActive },
    };
  }

  async prepare(asked: Approval, decider: SignedInOperator): Promise<Execution> {
    const before = await this.find(asked);
    const { id, role, isActive } = before;
    const next = read(asked);
    const trace = this.audit.row(decider, {
      action: 'edit',
      resource: 'operators',
      resourceId: id,
      before: { role, is_active: isActive },
      after: next,
      reason: asked.reason,
    });
    const row = { id, ...assignedRole(before, { role: next.role, isActive: next.is_active }, Date.now()) };
    const patch = { op: 'patch', table: operators.name, row } as const;
    const ended = next.is_active ? [] : await this.sessions.endingAll(id);
    const rows = [patch, ...ended, trace];
    const command = {
      kind: 'rows.record',
      actor: actorOf(decider),
      rows,
      seen: [placeSeen(before)],
    } as const;
    // Without mail an owner makes the link himself: it is shown to whoever does, and to nobody by the way.
    const invites = isInvited(before) && row.isActive && this.invitations.canSend;
    const follow = async (): Promise<void> => {
      await this.invitations.make(decider, { ...before, ...row }, asked.makerId);
    };
    return { command, ...(invites && { follow }) };
  }

  private async find({ subject }: Asked): Promise<Operator> {
    const found = await this.reader.first(operators, 'WHERE email_key = $1', [identityKey(subject)]);
    if (!found) throw notFound('operator');
    return found;
  }
}

const read = ({ payload }: Asked): NamingPayload => payload as unknown as NamingPayload;
