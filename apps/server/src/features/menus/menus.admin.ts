import { Injectable } from '@nestjs/common';
import { type MenuInput, type MenuOrder, type MenuRow, menuInput } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import type { Command, RowWrite } from '../../engine/protocol.js';
import { conflict, notFound } from '../../platform/admin/admin-error.js';
import { flag, ids, words } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import type { Listed } from '../../platform/admin/listed.js';
import { requireLanguages } from '../../platform/admin/require-languages.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import {
  GuardedTerms,
  type PlainTerms,
  type Removed,
  type TermsAction,
  type TermsChangeRequest,
} from '../approvals/guarded-terms.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { type Menu, menus } from './menu.table.js';

const list: ListDeclaration<Menu> = {
  table: menus,
  sorts: { id: 'id', sort: 'sort', group: 'menuGroup' },
  defaultSort: { field: 'sort', descending: false },
  filters: { id: ids('id'), group: words('menuGroup'), is_shown: flag('isShown') },
};

/** Whether an entry leads to another site: by its scheme, or by two slashes, which browsers treat alike. */
const isExternalLink = ({ path }: Menu): boolean => /^(https?:|[/\\]{2})/i.test(path);

/** Menu entries in the back office. An entry that leads customers to another site needs two operators. */
@Injectable()
@NeedsApproval()
export class MenusAdmin extends GuardedTerms<Menu, MenuInput, MenuRow> {
  readonly resource = 'menus';
  readonly label = 'Menu entry';
  protected readonly schema = menuInput;
  protected readonly unguardedFields = ['sort'];
  protected readonly switchField = 'is_shown';

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly numbers: RowNumbers,
    private readonly audit: AuditRowBuilder,
  ) {
    super();
  }

  async page(request: ListRequest): Promise<Listed<MenuRow>> {
    return (await listPage(this.reader, list, request)).map(answerOf);
  }

  async one(id: number): Promise<MenuRow> {
    return answerOf(await this.find(id));
  }

  /**
   * Reorders a group to `ids`, which must list all its entries, so that nobody overwrites entries they have not seen.
   */
  async order(operator: SignedInOperator, { group, ids: wanted }: MenuOrder): Promise<MenuOrder> {
    const entries = await this.reader.select(menus, 'WHERE menu_group = $1 ORDER BY sort, id', [group]);
    const known = new Set(entries.map(({ id }) => id));
    if (
      known.size !== wanted.length ||
      new Set(wanted).size !== wanted.length ||
      !wanted.every((id) => known.has(id))
    ) {
      throw conflict('menus.changed', 'This group was changed in the meantime. Please check it again.');
    }
    const rows = wanted.map((id, index): RowWrite => patch({ id, sort: (index + 1) * 10 }));
    // The log stores the names of that time, because entries are renamed and deleted.
    const names = new Map(entries.map(({ id, name, path }) => [id, name.en || path]));
    const named = (order: readonly number[]) => order.map((id) => ({ id, name: names.get(id) ?? '' }));
    const before = named(entries.map(({ id }) => id));
    const change = { action: 'order', resource: 'menus', resourceId: group, before, after: named(wanted) };
    const actor = actorOf(operator);
    const trace = this.audit.row(operator, change);
    unwrap(await this.engine.submit({ kind: 'rows.record', actor, rows: [...rows, trace] }));
    return { group, ids: wanted };
  }

  /** Fields omitted in an edit stay unchanged: the position, for example, may be changed concurrently. */
  override async requestFor(action: TermsAction, id: number, body: unknown): Promise<TermsChangeRequest> {
    if (action !== 'edit' || !isFields(body)) return super.requestFor(action, id, body);
    return super.requestFor(action, id, { ...this.plainOf(await this.find(id)), ...body });
  }

  /** Entries within the site need one operator, as does removing an entry. */
  protected override needsApproval(row: Menu | null): boolean {
    return row !== null && isExternalLink(row);
  }

  protected override rowOf(id: number, input: MenuInput): Menu {
    requireLanguages('name', input.name);
    return rowOf(id, input);
  }

  protected override termsOf(row: Menu): PlainTerms {
    return answerOf(row);
  }

  protected override nameOf({ path: where }: Menu): string {
    return where;
  }

  /** A new entry gets its number when it is written. */
  protected override async buildCommand(
    by: SignedInOperator,
    action: TermsAction,
    wanted: Menu | null,
    before: Menu | null,
  ): Promise<Command> {
    const id = before?.id ?? (await this.numbers.next(menus));
    const write: RowWrite = wanted
      ? { op: 'upsert', table: menus.name, row: { ...wanted, id } }
      : { op: 'remove', table: menus.name, row: { id } };
    const trace = this.audit.row(by, {
      action,
      resource: 'menus',
      resourceId: id,
      ...(before && { before: answerOf(before) }),
      ...(wanted && { after: answerOf({ ...wanted, id }) }),
    });
    return { kind: 'rows.record', actor: actorOf(by), rows: [write, trace] };
  }

  protected override buildAnswer(_: object, { rows = [] }: Command): MenuRow | Removed {
    const [write] = rows;
    return write?.op === 'upsert' ? answerOf(write.row as Menu) : { done: true };
  }

  protected override async find(id: number): Promise<Menu> {
    const row = await this.reader.first(menus, 'WHERE id = $1', [id]);
    if (!row) throw notFound('menu entry');
    return row;
  }
}

const patch = (row: Partial<Menu>): RowWrite => ({ op: 'patch', table: menus.name, row });

const rowOf = (id: number, input: MenuInput): Menu => ({
  id,
  menuGroup: input.group,
  name: Object.fromEntries(Object.entries(input.name).filter(([, name]) => name !== '')),
  icon: input.icon,
  path: input.path,
  sort: input.sort,
  isMobile: input.is_mobile,
  isAllowDemo: input.is_allow_demo,
  isShown: input.is_shown,
});

const answerOf = (row: Menu): MenuRow => ({
  id: row.id,
  group: row.menuGroup as MenuRow['group'],
  name: row.name,
  icon: row.icon,
  path: row.path,
  sort: row.sort,
  is_mobile: row.isMobile,
  is_allow_demo: row.isAllowDemo,
  is_shown: row.isShown,
});

const isFields = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && !Array.isArray(body);
