import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import type { Invitation, NewOperator, OperatorInput, OperatorRow } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import type { OperatorTerms } from '../../engine/products/reviews/tables/operator-terms.table.js';
import type { ExpectedRow, RowWrite } from '../../engine/protocol.js';
import { conflict, invalid, notFound } from '../../platform/admin/admin-error.js';
import { flag, ids, words } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import type { Listed } from '../../platform/admin/listed.js';
import { PendingApproval } from '../../platform/admin/pending-approval.js';
import { identityKey } from '../../platform/auth/identity-key.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { Approvals } from '../approvals/approvals.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { DECISION_WAITING_TIME } from './approver-eligibility.js';
import { builtInEquivalent } from './custom-role.js';
import { customRoles } from './custom-role.table.js';
import { Invitations, invitationExpiry } from './invitations.js';
import { type Operator, operators } from './operator.table.js';
import { OperatorLinks } from './operator-links.js';
import { type EffectiveRole, OperatorRoles } from './operator-roles.js';
import { OperatorSessions } from './operator-sessions.js';
import { applyTermsChange, areSameTerms, plainly } from './own-terms.js';
import { Owners } from './owners.js';
import {
  assignedRole,
  isInvited,
  isSamePlace,
  needsTwoPeople,
  requireRoleWritten,
  roleUnchanged,
} from './role-assignment.js';
import { OPERATOR_NAMING } from './role-change.approval.js';
import { actorOf, type SignedInOperator } from './signed-in-operator.js';

type Answer = ExactDecimals<OperatorRow>;

const list: ListDeclaration<Operator> = {
  table: operators,
  sorts: { id: 'id', email: 'emailKey', name: 'name', role: 'role' },
  defaultSort: { field: 'id', descending: false },
  filters: { id: ids('id'), role: words('role'), is_active: flag('isActive') },
};

const NO_TERMS: OperatorTerms = { id: 0, customRoleId: null, dailyLimit: null, networks: [] };

/** State of a new operator until a second owner approves more: no sign-in either. */
const PENDING_STATE = { role: 'support', isActive: false } as const;

/** Operators of the back office. Only owners change them, and one active owner always remains. */
@Injectable()
export class OperatorsAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly numbers: RowNumbers,
    private readonly audit: AuditRowBuilder,
    private readonly sessions: OperatorSessions,
    private readonly owners: Owners,
    private readonly links: OperatorLinks,
    private readonly invitations: Invitations,
    private readonly approvals: Approvals,
    private readonly roles: OperatorRoles,
  ) {}

  async page(request: ListRequest): Promise<Listed<Answer>> {
    const found = await listPage(this.reader, list, request);
    const places = await this.roles.ofAll(found.rows);
    return found.map((row) => answerOf(row, places.get(row.id) as EffectiveRole));
  }

  async one(id: number): Promise<Answer> {
    return this.answer(await this.find(id));
  }

  private async answer(row: Operator): Promise<Answer> {
    return answerOf(row, await this.roles.of(row));
  }

  /** Creates and invites an operator, who chooses a password that nobody else knows. */
  async create(
    by: SignedInOperator,
    input: NewOperator,
  ): Promise<(Answer & { invitation: Invitation | null }) | PendingApproval> {
    const emailKey = identityKey(input.email);
    if (await this.reader.first(operators, 'WHERE email_key = $1', [emailKey])) {
      throw invalid({ email: 'There is already an operator with this address.' });
    }
    const role = await this.roleOf(input);
    const asked = applyTermsChange(NO_TERMS, input);
    const isSpecial = !areSameTerms(asked, NO_TERMS);
    const needsApproval = isSpecial || needsTwoPeople(null, { role, isActive: true });
    if (needsApproval) requireReason(input.reason);
    const row: Operator = {
      id: await this.numbers.next(operators),
      email: input.email,
      emailKey,
      name: input.name,
      passwordHash: '',
      totpSecret: null,
      totpStep: 0,
      createdAt: Date.now(),
      decidesFrom: Date.now() + DECISION_WAITING_TIME,
      passwordBy: null,
      createdBy: by.id,
      linkHash: null,
      linkUntil: 0,
      appliedSignIn: null,
      ...(needsApproval ? PENDING_STATE : { role, isActive: input.is_active }),
    };
    const trace = this.audit.row(by, {
      action: 'create',
      resource: 'operators',
      resourceId: row.id,
      after: auditStateOf(row),
    });
    await this.write(by, [{ op: 'insert', table: operators.name, row }, trace]);
    if (needsApproval) return this.requestRoleChange(by, row, { ...input, role }, isSpecial ? asked : null);
    const invitation = row.isActive ? await this.invitations.make(by, row) : null;
    return { ...(await this.answer(row)), invited_until_ms: invitation?.until_ms ?? 0, invitation };
  }

  /** Writes only the changed fields; refused if they changed since they were read. */
  async edit(by: SignedInOperator, id: number, input: OperatorInput): Promise<Answer | PendingApproval> {
    const before = await this.find(id);
    const wanted = { role: await this.roleOf(input), isActive: input.is_active };
    const { terms, permissions } = await this.roles.of(before);
    const asked = applyTermsChange(terms, input);
    const isSpecial = !areSameTerms(asked, terms);
    await this.owners.keepOne(before, wanted);
    if (id === by.id && (isSpecial || !isSamePlace(before, wanted))) {
      throw conflict('operators.self', 'You cannot change your own role or sign-in. Another owner can.');
    }
    const needsApproval = isSpecial || needsTwoPeople(before, wanted);
    if (needsApproval) requireReason(input.reason);
    const place =
      needsApproval || isSamePlace(before, wanted)
        ? {}
        : assignedRole({ ...before, permissions }, { ...wanted, permissions }, Date.now());
    const change: Partial<Operator> = { ...(input.name !== before.name && { name: input.name }), ...place };
    const row: Operator = { ...before, ...change };
    if (Object.keys(change).length > 0) {
      const trace = this.audit.row(by, {
        action: 'edit',
        resource: 'operators',
        resourceId: id,
        before: auditStateOf(before),
        after: auditStateOf(row),
      });
      const ended = row.isActive ? [] : await this.sessions.endingAll(id);
      const patch: RowWrite = { op: 'patch', table: operators.name, row: { id, ...change } };
      await this.write(by, [patch, ...ended, trace], [roleUnchanged(before)]);
    }
    if (!needsApproval) return this.answer(row);
    return this.requestRoleChange(by, row, { ...input, role: wanted.role }, isSpecial ? asked : null);
  }

  /** Repeats an invitation that was not accepted; the earlier link becomes invalid. */
  async invite(by: SignedInOperator, id: number): Promise<Invitation> {
    return this.invitations.make(by, await this.find(id));
  }

  async revokeInvitation(by: SignedInOperator, id: number): Promise<Answer> {
    await this.invitations.revoke(by, await this.find(id));
    return this.one(id);
  }

  /** Sends a link for setting the password. */
  async sendLink(by: SignedInOperator, id: number): Promise<{ sent_to: string }> {
    const operator = await this.find(id);
    if (!operator.isActive) {
      throw conflict('operators.inactive', 'This operator’s sign-in is disabled: enable it first.');
    }
    if (isInvited(operator)) {
      throw conflict('operators.invited', 'This operator has not accepted the invitation yet: invite again.');
    }
    await this.links.send(by, operator);
    return { sent_to: operator.email };
  }

  /** Requests a second owner's approval of the role; it stays unchanged until then. */
  private async requestRoleChange(
    by: SignedInOperator,
    row: Operator,
    { role, is_active, reason }: Pick<OperatorInput, 'role' | 'is_active' | 'reason'>,
    terms: OperatorTerms | null,
  ): Promise<PendingApproval> {
    const asking = {
      kind: OPERATOR_NAMING,
      subject: row.email,
      payload: { role, is_active, ...(terms && { terms: plainly(terms) }) },
      reason,
    };
    const { id } = await this.approvals.request(by, asking);
    return new PendingApproval({ ...(await this.answer(row)), requested: { id }, approval_id: id });
  }

  /** A custom role counts as a built-in one. */
  private async roleOf({ role, custom_role_id: id }: Pick<OperatorInput, 'role' | 'custom_role_id'>) {
    if (id === undefined || id === null) return role;
    const found = await this.reader.first(customRoles, 'WHERE id = $1', [id]);
    if (!found) throw invalid({ custom_role_id: 'There is no such role.' });
    return builtInEquivalent(found.permissions);
  }

  private async find(id: number): Promise<Operator> {
    const operator = await this.reader.first(operators, 'WHERE id = $1', [id]);
    if (!operator) throw notFound('operator');
    return operator;
  }

  /** Precondition: the writer is still an active owner, as at the permission check. */
  private async write(
    by: SignedInOperator,
    rows: readonly RowWrite[],
    seen: readonly ExpectedRow[] = [],
  ): Promise<void> {
    const himself: ExpectedRow = {
      table: operators.name,
      row: { key: by.id, isActive: true, role: by.role },
    };
    const command = { kind: 'rows.record', actor: actorOf(by), rows, seen: [...seen, himself] } as const;
    requireRoleWritten(await this.engine.submit(command));
  }
}

function requireReason(reason: string): void {
  if (reason.length < 3)
    throw invalid({ reason: 'Another owner has to approve this role: please enter a reason.' });
}

/** Audit state of an operator; `former` in `Deciders` reads it. */
const auditStateOf = (row: Operator) => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  is_active: row.isActive,
  has_totp: row.totpSecret !== null,
  /** Whether a password still has to be chosen. */
  is_invited: isInvited(row) || row.passwordBy !== null,
  /** Expiry of the open invitation, 0: none is open; null: accepted. */
  invited_until_ms: invitationExpiry(row),
  /** May not approve anything before this. */
  decides_from_ms: row.decidesFrom,
  created_at_ms: row.createdAt,
});

const answerOf = (row: Operator, { terms, customRole }: EffectiveRole): Answer => ({
  ...auditStateOf(row),
  ...{ custom_role_id: terms.customRoleId, role_name: customRole?.name ?? row.role },
  ...{ daily_limit: terms.dailyLimit, networks: terms.networks },
});
