import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Engine } from '../../engine/engine.js';
import type { RowWrite } from '../../engine/protocol.js';
import { accepted } from '../../platform/admin/accepted.js';
import { conflict, invalid, notFound } from '../../platform/admin/admin-error.js';
import { flag, ids, words } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import type { Listed } from '../../platform/admin/listed.js';
import { identityKey } from '../../platform/auth/identity-key.js';
import { OperatorPasswords } from '../../platform/auth/passwords.js';
import { Reader } from '../../platform/database/reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { Approvals } from '../approvals/approvals.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { OPERATOR_NAMING } from './naming.approval.js';
import { type Operator, operators } from './operator.table.js';
import { OperatorSessions } from './operator-sessions.js';
import { Owners } from './owners.js';
import { roles } from './role-matrix.js';
import { actorOf, type SignedInOperator } from './signed-in-operator.js';

const list: ListDeclaration<Operator> = {
  table: operators,
  sorts: { id: 'id', email: 'emailKey', name: 'name', role: 'role' },
  defaultSort: { field: 'id', descending: false },
  filters: { id: ids('id'), role: words('role'), is_active: flag('isActive') },
};

export const newPassword = z
  .string()
  .min(12, 'At least twelve characters: this opens the back office.')
  .max(72, 'At most 72 characters.');
const email = z.email('An e-mail address.').max(200);

const profile = {
  name: z.string().trim().min(1).max(100),
  role: z.enum(roles),
  is_active: z.boolean().default(true),
  /** Read by the second owner, where one has to agree. */
  reason: z.string().trim().max(300).default(''),
};
export const newOperatorShape = z.object({ ...profile, email, password: newPassword });
export const operatorShape = z.object({
  ...profile,
  /** Left out or empty: stays. */
  password: z.union([z.literal('').transform(() => undefined), newPassword]).nullish(),
});

/** What somebody is until a second owner has agreed to more: he cannot sign in either. */
const MEANWHILE = { role: 'support', isActive: false } as const;

/** Who may work in the back office. Only an owner changes it, and one active owner always remains. */
@Injectable()
export class OperatorsAdmin {
  constructor(
    private readonly engine: Engine,
    private readonly reader: Reader,
    private readonly numbers: RowNumbers,
    private readonly audit: AuditTrail,
    private readonly sessions: OperatorSessions,
    private readonly passwords: OperatorPasswords,
    private readonly owners: Owners,
    private readonly approvals: Approvals,
  ) {}

  async page(request: ListRequest): Promise<Listed<OperatorAnswer>> {
    return (await listPage(this.reader, list, request)).map(answerOf);
  }

  async one(id: number): Promise<OperatorAnswer> {
    return answerOf(await this.find(id));
  }

  async create(by: SignedInOperator, input: z.output<typeof newOperatorShape>): Promise<OperatorAnswer> {
    const emailKey = identityKey(input.email);
    if (await this.reader.first(operators, 'WHERE email_key = $1', [emailKey])) {
      throw invalid({ email: 'There is an operator with this address already.' });
    }
    const takesTwo = await this.owners.takesTwo(null, input.role);
    if (takesTwo) requireReason(input.reason);
    const row: Operator = {
      id: await this.numbers.next(operators),
      email: input.email,
      emailKey,
      name: input.name,
      passwordHash: await this.passwords.hash(input.password, by.address),
      totpSecret: null,
      totpStep: 0,
      createdAt: Date.now(),
      ...(takesTwo ? MEANWHILE : { role: input.role, isActive: input.is_active }),
    };
    const trace = this.audit.row(by, {
      action: 'create',
      resource: 'operators',
      resourceId: row.id,
      after: answerOf(row),
    });
    await this.write(by, [{ op: 'insert', table: operators.name, row }, trace]);
    return takesTwo ? this.requested(by, row, input) : answerOf(row);
  }

  async edit(
    by: SignedInOperator,
    id: number,
    input: z.output<typeof operatorShape>,
  ): Promise<OperatorAnswer> {
    const before = await this.find(id);
    await this.owners.keepOne(before, { role: input.role, isActive: input.is_active });
    if (id === by.id && (!input.is_active || input.role !== before.role)) {
      throw conflict('operators.self', 'You cannot change your own role or sign-in. Another owner can.');
    }
    const takesTwo = await this.owners.takesTwo(before.role, input.role);
    if (takesTwo) requireReason(input.reason);
    const row: Operator = {
      ...before,
      name: input.name,
      ...(!takesTwo && { role: input.role, isActive: input.is_active }),
      passwordHash: input.password
        ? await this.passwords.hash(input.password, by.address)
        : before.passwordHash,
    };
    const trace = this.audit.row(by, {
      action: 'edit',
      resource: 'operators',
      resourceId: id,
      before: answerOf(before),
      after: { ...answerOf(row), ...(input.password && { password: 'changed' }) },
    });
    const ended = input.password || !row.isActive ? await this.sessions.endingAll(id) : [];
    await this.write(by, [{ op: 'upsert', table: operators.name, row }, ...ended, trace]);
    return takesTwo ? this.requested(by, row, input) : answerOf(row);
  }

  /** Asks a second owner for the role; until he agrees it is as it was. */
  private async requested(
    by: SignedInOperator,
    row: Operator,
    { role, is_active, reason }: Pick<z.output<typeof operatorShape>, 'role' | 'is_active' | 'reason'>,
  ): Promise<OperatorAnswer> {
    const asking = { kind: OPERATOR_NAMING, subject: row.email, payload: { role, is_active }, reason };
    const { id } = await this.approvals.request(by, asking);
    return { ...answerOf(row), requested: { id } };
  }

  private async find(id: number): Promise<Operator> {
    const operator = await this.reader.first(operators, 'WHERE id = $1', [id]);
    if (!operator) throw notFound('operator');
    return operator;
  }

  private async write(by: SignedInOperator, rows: readonly RowWrite[]): Promise<void> {
    accepted(await this.engine.submit({ kind: 'rows.record', actor: actorOf(by), rows }));
  }
}

function requireReason(reason: string): void {
  if (reason.length < 3)
    throw invalid({ reason: 'Another owner has to agree to this role: please say why.' });
}

const answerOf = (row: Operator) => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  is_active: row.isActive,
  has_totp: row.totpSecret !== null,
  created_at_ms: row.createdAt,
});
type OperatorAnswer = ReturnType<typeof answerOf> & { readonly requested?: { readonly id: number } };
