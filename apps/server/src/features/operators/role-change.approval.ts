import { Injectable } from '@nestjs/common';
import type { Permissions } from '@truemark/contracts/admin';
import { decimal } from '@truemark/money';
import { conflict, notFound } from '../../platform/admin/admin-error.js';
import { identityKey } from '../../platform/auth/identity-key.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import type { Approval } from '../approvals/approval.table.js';
import type { ApprovalInput, ApprovalKind, Execution, Preview } from '../approvals/approval-kind.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { builtInEquivalent } from './custom-role.js';
import { customRoles } from './custom-role.table.js';
import { Invitations } from './invitations.js';
import { LockOutGuard } from './lock-out-guard.js';
import { type Operator, operators, type Role } from './operator.table.js';
import { OperatorRoles } from './operator-roles.js';
import { OperatorSessions } from './operator-sessions.js';
import { type PlainOwnTerms, plainly, termsWrite } from './own-terms.js';
import { Owners } from './owners.js';
import { assignedRole, isInvited, roleUnchanged } from './role-assignment.js';
import { actorOf, type SignedInOperator } from './signed-in-operator.js';

export const OPERATOR_NAMING = 'operators.name';

/** Requested role, and whether the account is active. */
export interface NamingPayload {
  readonly role: Role;
  readonly is_active: boolean;
  /** Individual terms; undefined: unchanged. */
  readonly terms?: PlainOwnTerms;
}

/** Makes an operator a decider, or removes or disables an owner. */
@Injectable()
@NeedsApproval()
export class OperatorRoleChange implements ApprovalKind {
  readonly name = OPERATOR_NAMING;
  readonly label = 'Role of an operator';
  readonly deciders = ['owner'] as const;
  readonly isAboutOperator = true;
  /** With a single owner, nobody else could stop that owner from naming a second account of their own. */
  readonly objectors = ['operator', 'support'] as const;

  constructor(
    private readonly reader: DatabaseReader,
    private readonly audit: AuditRowBuilder,
    private readonly owners: Owners,
    private readonly roles: OperatorRoles,
    private readonly lockOut: LockOutGuard,
    private readonly sessions: OperatorSessions,
    private readonly invitations: Invitations,
  ) {}

  async preview(asked: ApprovalInput): Promise<Preview> {
    const before = await this.find(asked);
    const { role, is_active: isActive, terms: wanted } = read(asked);
    const { terms } = await this.roles.of(before);
    const was = plainly(terms);
    const next = wanted ?? was;
    await this.requireRole(next.custom_role_id, role);
    const isSame = JSON.stringify(next) === JSON.stringify(was);
    if (before.role === role && before.isActive === isActive && isSame) {
      throw conflict('operators.named', 'This operator already has this role.');
    }
    await this.owners.keepOne(before, { role, isActive });
    if (next.networks.length > 0)
      await this.lockOut.requireOwnerInside({ own: { id: before.id, networks: next.networks } });
    return {
      before: { role: before.role, is_active: before.isActive, ...(!isSame && was) },
      after: { role, is_active: isActive, ...(!isSame && next) },
    };
  }

  async prepare(asked: Approval, decider: SignedInOperator): Promise<Execution> {
    const before = await this.find(asked);
    const { id, role, isActive } = before;
    const next = read(asked);
    const was = await this.roles.of(before);
    const trace = this.audit.row(decider, {
      action: 'edit',
      resource: 'operators',
      resourceId: id,
      before: { role, is_active: isActive, ...(next.terms && { terms: plainly(was.terms) }) },
      after: next,
      reason: asked.reason,
    });
    const { terms } = next;
    const permissions = terms ? await this.permissionsOf(terms) : was.permissions;
    const wanted = { role: next.role, isActive: next.is_active, permissions };
    const row = {
      id,
      ...assignedRole({ ...before, permissions: was.permissions }, wanted, Date.now()),
    };
    const patch = { op: 'patch', table: operators.name, row } as const;
    const own = terms && {
      ...{ id, customRoleId: terms.custom_role_id, networks: terms.networks },
      dailyLimit: terms.daily_limit === null ? null : decimal(terms.daily_limit),
    };
    const ended = next.is_active ? [] : await this.sessions.endingAll(id);
    const rows = [patch, ...(own ? [termsWrite(own)] : []), ...ended, trace];
    const command = {
      kind: 'rows.record',
      actor: actorOf(decider),
      rows,
      seen: [roleUnchanged(before)],
    } as const;
    // Without mail, an owner creates the link separately: it is shown only to the one who does.
    const invites = isInvited(before) && row.isActive && this.invitations.canSend;
    const follow = async (): Promise<void> => {
      await this.invitations.make(decider, { ...before, ...row }, asked.makerId);
    };
    return { command, ...(invites && { follow }) };
  }

  /** The custom role may have changed or been removed since the request. */
  private async requireRole(id: number | null, role: Role): Promise<void> {
    if (id === null) return;
    const found = await this.reader.first(customRoles, 'WHERE id = $1', [id]);
    if (!found || builtInEquivalent(found.permissions) !== role)
      throw conflict(
        'operators.role_changed',
        'This role was changed in the meantime. Please request it again.',
      );
  }

  /** Null: the built-in role applies. */
  private async permissionsOf({ custom_role_id: id }: PlainOwnTerms): Promise<Permissions | null> {
    if (id === null) return null;
    return (await this.reader.first(customRoles, 'WHERE id = $1', [id]))?.permissions ?? null;
  }

  private async find({ subject }: ApprovalInput): Promise<Operator> {
    const found = await this.reader.first(operators, 'WHERE email_key = $1', [identityKey(subject)]);
    if (!found) throw notFound('operator');
    return found;
  }
}

const read = ({ payload }: ApprovalInput): NamingPayload => payload as unknown as NamingPayload;
