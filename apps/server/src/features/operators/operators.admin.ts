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
import { Passwords } from '../../platform/auth/passwords.js';
import { Reader } from '../../platform/database/reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { type Operator, operators } from './operator.table.js';
import { OperatorSessions } from './operator-sessions.js';
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
};
export const newOperatorShape = z.object({ ...profile, email, password: newPassword });
export const operatorShape = z.object({
  ...profile,
  /** Left out or empty: stays. */
  password: z.union([z.literal('').transform(() => undefined), newPassword]).nullish(),
});

/** Who may work in the back office. Only an owner changes it, and one active owner always remains. */
@Injectable()
export class OperatorsAdmin {
  constructor(
    private readonly engine: Engine,
    private readonly reader: Reader,
    private readonly numbers: RowNumbers,
    private readonly audit: AuditTrail,
    private readonly sessions: OperatorSessions,
    private readonly passwords: Passwords,
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
    const row: Operator = {
      id: await this.numbers.next(operators),
      email: input.email,
      emailKey,
      name: input.name,
      role: input.role,
      passwordHash: await this.passwords.hash(input.password),
      totpSecret: null,
      isActive: input.is_active,
      createdAt: Date.now(),
    };
    const trace = this.audit.row(by, {
      action: 'create',
      resource: 'operators',
      resourceId: row.id,
      after: answerOf(row),
    });
    await this.write(by, [{ op: 'insert', table: operators.name, row }, trace]);
    return answerOf(row);
  }

  async edit(
    by: SignedInOperator,
    id: number,
    input: z.output<typeof operatorShape>,
  ): Promise<OperatorAnswer> {
    const before = await this.find(id);
    await this.keepAnOwner(before, input);
    if (id === by.id && (!input.is_active || input.role !== before.role)) {
      throw conflict('operators.self', 'You cannot change your own role or sign-in. Another owner can.');
    }
    const row: Operator = {
      ...before,
      name: input.name,
      role: input.role,
      isActive: input.is_active,
      passwordHash: input.password ? await this.passwords.hash(input.password) : before.passwordHash,
    };
    const trace = this.audit.row(by, {
      action: 'edit',
      resource: 'operators',
      resourceId: id,
      before: answerOf(before),
      after: { ...answerOf(row), ...(input.password && { password: 'changed' }) },
    });
    const ended = input.password || !input.is_active ? await this.sessions.endingAll(id) : [];
    await this.write(by, [{ op: 'upsert', table: operators.name, row }, ...ended, trace]);
    return answerOf(row);
  }

  private async keepAnOwner(before: Operator, next: { role: string; is_active: boolean }): Promise<void> {
    if (before.role !== 'owner' || !before.isActive || (next.role === 'owner' && next.is_active)) return;
    const owners = await this.reader.number(
      `SELECT count(*) FROM operators WHERE role = 'owner' AND is_active = 1`,
    );
    if (owners <= 1) throw conflict('operators.last_owner', 'One active owner has to remain.');
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

const answerOf = (row: Operator) => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  is_active: row.isActive,
  has_totp: row.totpSecret !== null,
  created_at_ms: row.createdAt,
});
type OperatorAnswer = ReturnType<typeof answerOf>;
