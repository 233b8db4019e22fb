import { Injectable } from '@nestjs/common';
import {
  type CustomRoleInput,
  type CustomRoleRow,
  customRoleInput,
  ROLES,
  type RoleMatrixRow,
} from '@truemark/contracts/admin';
import { operatorTerms } from '../../engine/products/reviews/tables/operator-terms.table.js';
import type { Command, ExpectedRow, RowWrite } from '../../engine/protocol.js';
import { conflict, invalid, notFound } from '../../platform/admin/admin-error.js';
import { ids } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import type { Listed } from '../../platform/admin/listed.js';
import { identityKey } from '../../platform/auth/identity-key.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { GuardedTerms, type PlainTerms, type Removed, type TermsAction } from '../approvals/guarded-terms.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { builtInEquivalent, normalisedPermissions, permissionsFault } from './custom-role.js';
import { type CustomRole, customRoles } from './custom-role.table.js';
import { type Operator, operators } from './operator.table.js';
import { assignedRole, roleUnchanged } from './role-assignment.js';
import { actionsOf, hasPermission, resources } from './role-matrix.js';
import { actorOf, type SignedInOperator } from './signed-in-operator.js';

const list: ListDeclaration<CustomRole> = {
  table: customRoles,
  sorts: { id: 'id', name: 'name' },
  defaultSort: { field: 'id', descending: false },
  filters: { id: ids('id') },
};

const BUILT_IN: ReadonlySet<string> = new Set(ROLES);

/** Custom roles. Creating, changing and removing one needs two owners. */
@Injectable()
@NeedsApproval()
export class CustomRolesAdmin extends GuardedTerms<CustomRole, CustomRoleInput, CustomRoleRow> {
  readonly resource = 'custom-roles';
  readonly label = 'Role';
  override readonly deciders = ['owner'] as const;
  /** A change can make deciders of all holders, as naming them one by one can. */
  override readonly objectors = ['operator', 'support'] as const;
  protected readonly schema = customRoleInput;
  protected readonly unguardedFields = [];
  /** One operator alone may change nothing. */
  protected readonly switchField = '';

  constructor(
    private readonly reader: DatabaseReader,
    private readonly numbers: RowNumbers,
    private readonly audit: AuditRowBuilder,
  ) {
    super();
  }

  async page(request: ListRequest): Promise<Listed<CustomRoleRow>> {
    const found = await listPage(this.reader, list, request);
    const counts = new Map(
      await Promise.all(found.rows.map(async ({ id }) => [id, (await this.holders(id)).length] as const)),
    );
    return found.map((row) => answerOf(row, counts.get(row.id) ?? 0));
  }

  async one(id: number): Promise<CustomRoleRow> {
    return answerOf(await this.find(id), (await this.holders(id)).length);
  }

  /** Available permissions. */
  matrix(): RoleMatrixRow[] {
    return resources.map((resource) => ({
      resource,
      actions: actionsOf(resource).map((action) => ({
        action,
        roles: ROLES.filter((role) => hasPermission(role, resource, action)),
      })),
    }));
  }

  /** Only owners with the built-in role get here; they can grant only what they may do themselves. */
  protected override async check(row: CustomRole, before: CustomRole | null): Promise<void> {
    const fault = permissionsFault(row.permissions, 'owner');
    if (fault !== null) throw invalid({ permissions: fault });
    const key = identityKey(row.name);
    const others = await this.reader.select(customRoles);
    const isTaken = others.some(({ id, name }) => id !== before?.id && identityKey(name) === key);
    if (isTaken || BUILT_IN.has(key)) throw invalid({ name: 'There is already a role of this name.' });
  }

  protected override async checkRemoval({ id }: CustomRole): Promise<void> {
    if ((await this.holders(id)).length === 0) return;
    throw conflict('roles.in_use', 'This role is in use: assign its operators another one first.');
  }

  protected override rowOf(id: number, { name, permissions }: CustomRoleInput): CustomRole {
    return { id, name, permissions: normalisedPermissions(permissions), createdAt: 0 };
  }

  protected override termsOf({ id, name, permissions }: CustomRole): PlainTerms {
    return { id, name, permissions };
  }

  protected override nameOf({ name }: CustomRole): string {
    return name;
  }

  /** All holders get the new permissions at once; holders who become deciders by it wait for a day. */
  protected override async buildCommand(
    by: SignedInOperator,
    action: TermsAction,
    wanted: CustomRole | null,
    before: CustomRole | null,
  ): Promise<Command> {
    const id = before?.id ?? (await this.numbers.next(customRoles));
    const row = wanted && { ...wanted, id, createdAt: before?.createdAt ?? Date.now() };
    const write: RowWrite = row
      ? { op: 'upsert', table: customRoles.name, row }
      : { op: 'remove', table: customRoles.name, row: { id } };
    const holders = row ? await this.holders(id) : [];
    const trace = this.audit.row(by, {
      ...{ action, resource: 'custom-roles', resourceId: id },
      ...(before && { before: this.termsOf(before) }),
      ...(row && { after: this.termsOf(row) }),
    });
    const seen: ExpectedRow[] = holders.map(roleUnchanged);
    const patches = row && before ? holders.map((each) => placing(each, before, row)) : [];
    return { kind: 'rows.record', actor: actorOf(by), rows: [write, ...patches, trace], seen };
  }

  protected override buildAnswer(_: object, { rows = [] }: Command): CustomRoleRow | Removed {
    const [write] = rows;
    const holders = rows.filter(({ table }) => table === operators.name).length;
    return write?.op === 'upsert' ? answerOf(write.row as CustomRole, holders) : { done: true };
  }

  protected override async find(id: number): Promise<CustomRole> {
    const row = await this.reader.first(customRoles, 'WHERE id = $1', [id]);
    if (!row) throw notFound('role');
    return row;
  }

  private async holders(id: number): Promise<readonly Operator[]> {
    const terms = await this.reader.select(operatorTerms, 'WHERE custom_role_id = $1', [id]);
    return rowsIn(
      this.reader,
      operators,
      'id',
      terms.map((each) => each.id),
    );
  }
}

const placing = (holder: Operator, before: CustomRole, { permissions }: CustomRole): RowWrite => {
  const next = { role: builtInEquivalent(permissions), permissions, isActive: holder.isActive };
  const row = {
    id: holder.id,
    ...assignedRole({ ...holder, permissions: before.permissions }, next, Date.now()),
  };
  return { op: 'patch', table: operators.name, row };
};

const answerOf = ({ id, name, permissions }: CustomRole, holders: number): CustomRoleRow => ({
  ...{ id, name, permissions: { ...permissions } as CustomRoleRow['permissions'] },
  ...{ base: builtInEquivalent(permissions), operators: holders },
});
