import { Injectable } from '@nestjs/common';
import { isLanguageCode } from '@truemark/i18n';
import { z } from 'zod';
import { EngineClient } from '../../engine/client.js';
import type { Command, RowWrite } from '../../engine/protocol.js';
import { conflict, notFound } from '../../platform/admin/admin-error.js';
import { flag, ids, words } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import type { Listed } from '../../platform/admin/listed.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { wholeNumber } from '../../platform/admin/whole-number.js';
import { Reader } from '../../platform/database/reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { GuardedTerms, type TermsAction } from '../approvals/guarded-terms.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { type Menu, menus } from './menu.table.js';

export const MENU_GROUPS = ['home_template_sort', 'home_quick_menu', 'user_menu', 'tab_bar'] as const;

const list: ListDeclaration<Menu> = {
  table: menus,
  sorts: { id: 'id', sort: 'sort', group: 'menuGroup' },
  defaultSort: { field: 'sort', descending: false },
  filters: { id: ids('id'), group: words('menuGroup'), is_shown: flag('isShown') },
};

const onOff = z.union([z.boolean(), z.literal([0, 1]).transform((value) => value === 1)]);
/** In-app route, section name, or a web address: never a script. */
const path = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .regex(
    /^(https?:\/\/\S+|\/\S*|[a-z0-9_]+)$/i,
    'A route such as /trade, a section name, or an http address.',
  );

export const menuShape = z.object({
  group: z.enum(MENU_GROUPS),
  name: z
    .record(z.string().refine(isLanguageCode, 'Not one of the languages.'), z.string().trim().max(60))
    .refine((names) => Boolean(names.en), { message: 'The English name is needed.', path: ['en'] }),
  icon: z
    .string()
    .trim()
    .max(300)
    .regex(/^[\w\-/.:]*$/, 'An icon name or the address of a picture.'),
  path,
  sort: wholeNumber(0, 10_000),
  is_mobile: onOff,
  is_allow_demo: onOff,
  is_shown: onOff,
});
type MenuInput = z.output<typeof menuShape>;

export const menuOrderShape = z.object({ group: z.enum(MENU_GROUPS), ids: z.array(z.int()).min(1).max(200) });

/** Whether an entry leads out of the house: by its scheme, or by two slashes, which browsers take for one. */
const leadsOut = ({ path }: Menu): boolean => /^(https?:|[/\\]{2})/i.test(path);

/** Menu entries as operators read and change them. One that leads customers elsewhere takes two people. */
@Injectable()
@NeedsApproval()
export class MenusAdmin extends GuardedTerms<Menu, MenuInput> {
  readonly resource = 'menus';
  readonly label = 'Menu entry';
  protected readonly shape = menuShape;
  protected readonly ownFields = ['sort'];
  protected readonly switch = 'is_shown';

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: Reader,
    private readonly numbers: RowNumbers,
    private readonly audit: AuditTrail,
  ) {
    super();
  }

  async page(request: ListRequest): Promise<Listed<MenuAnswer>> {
    return (await listPage(this.reader, list, request)).map(answerOf);
  }

  async one(id: number): Promise<MenuAnswer> {
    return answerOf(await this.find(id));
  }

  /** Puts a group's entries into the order of `ids`: all of them, so that nobody overwrites what he has not seen. */
  async order(
    operator: SignedInOperator,
    { group, ids: wanted }: z.output<typeof menuOrderShape>,
  ): Promise<object> {
    const entries = await this.reader.select(menus, 'WHERE menu_group = $1 ORDER BY sort, id', [group]);
    const known = new Set(entries.map(({ id }) => id));
    if (
      known.size !== wanted.length ||
      new Set(wanted).size !== wanted.length ||
      !wanted.every((id) => known.has(id))
    ) {
      throw conflict('menus.changed', 'This group was changed meanwhile. Please look at it again.');
    }
    const rows = wanted.map((id, index): RowWrite => patch({ id, sort: (index + 1) * 10 }));
    const before = entries.map(({ id }) => id);
    const change = { action: 'order', resource: 'menus', resourceId: group, before, after: wanted };
    const actor = actorOf(operator);
    const trace = this.audit.row(operator, change);
    unwrap(await this.engine.submit({ kind: 'rows.record', actor, rows: [...rows, trace] }));
    return { group, ids: wanted };
  }

  /** What leads nowhere else is one person's, as is taking an entry away. */
  protected override takesTwo(row: Menu | null): boolean {
    return row !== null && leadsOut(row);
  }

  protected override rowOf(id: number, input: MenuInput): Menu {
    return rowOf(id, input);
  }

  protected override termsOf(row: Menu): object {
    return answerOf(row);
  }

  protected override nameOf({ path: where }: Menu): string {
    return where;
  }

  /** A new one gets its number when it is written. */
  protected override async writing(
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

  protected override written(_: object, { rows = [] }: Command): object {
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

const answerOf = (row: Menu) => ({
  id: row.id,
  group: row.menuGroup,
  name: row.name,
  icon: row.icon,
  path: row.path,
  sort: row.sort,
  is_mobile: row.isMobile,
  is_allow_demo: row.isAllowDemo,
  is_shown: row.isShown,
});
type MenuAnswer = ReturnType<typeof answerOf>;
