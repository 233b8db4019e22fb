import {
  type Action,
  EVERYONE,
  type Permissions,
  productRoles,
  READERS,
  type Role,
  type RoleMatrix,
  WRITERS,
} from '@truemark/contracts/admin';

/** Who decides on customers' papers. An auditor reads that it was done, not the papers. */
const REVIEWERS: readonly Role[] = ['owner', 'operator', 'support'];
const AUDITORS: readonly Role[] = ['owner', 'auditor'];
const OWNER: readonly Role[] = ['owner'];

/**
 * Who may do what in the back office. This table, with what each product adds to it (`roles.ts` in its folder of
 * `libs/contracts`), is the only place that says so: the guard of every admin route, the answer of `auth/me` (and with it
 * what the screens offer) and `docs/roles.md` are all read from it.
 */
export const matrix = {
  dashboard: { read: EVERYONE },
  /** How the house is: feeds, data, queues, what it sends. */
  health: { read: READERS },
  /** Of each resource, what the role may read of it. */
  search: { read: EVERYONE },
  'planned-settings': { read: READERS, stop: WRITERS },
  /** `edit_guarded`: settings that a second owner confirms. */
  settings: { read: READERS, edit: WRITERS, edit_guarded: OWNER },
  menus: { read: READERS, create: WRITERS, edit: WRITERS, delete: WRITERS },
  news: { read: READERS, create: WRITERS, edit: WRITERS, delete: WRITERS },
  descriptions: { read: READERS, create: WRITERS, edit: WRITERS },
  /** What operators wrote to customers; `stop`: it goes to nobody else. */
  messages: { read: EVERYONE, create: WRITERS, stop: REVIEWERS },
  symbols: { read: READERS, create: WRITERS, edit: WRITERS },
  /** Days without trading that symbols share: whoever writes a symbol may write those. */
  'holiday-calendars': { read: READERS, create: WRITERS, edit: WRITERS, delete: WRITERS },
  /** What symbols are called, without their terms: whoever reads an order may look for those of a symbol. */
  'symbol-names': { read: EVERYONE },
  customers: {
    read: EVERYONE,
    edit: WRITERS,
    block: WRITERS,
    unblock: WRITERS,
    reset_second_factor: REVIEWERS,
    revoke_identity: REVIEWERS,
    write_notes: REVIEWERS,
    tag: REVIEWERS,
  },
  ...productRoles,
  'ledger-entries': { read: EVERYONE },
  /** A correction is asked for; another person makes it true. */
  adjustments: { read: EVERYONE, create: WRITERS },
  reconciliation: { read: READERS },
  /** The same over a range of days, account by account. */
  statement: { read: READERS },
  /** One's own exports of lists, each with the right to read that list; `delete`: calls it off, or removes its file. */
  exports: { read: EVERYONE, create: EVERYONE, delete: EVERYONE },
  /** One's own exports that are written again and again. */
  'report-schedules': { read: READERS, create: READERS, delete: READERS },
  /** What the house earned, by day and product. */
  'house-result': { read: READERS },
  /** The same by symbol, country and inviter, over longer times. */
  reports: { read: READERS },
  /** `open`: read a message's text, which may hold a code. */
  outbox: { read: READERS, open: WRITERS },
  /** Where the house tells of events; `show_secret`: once for each secret. */
  webhooks: { read: READERS, create: WRITERS, edit: WRITERS, delete: WRITERS, show_secret: WRITERS },
  /** What became of what was told; `resend`: tell it once more. */
  'webhook-deliveries': { read: READERS, resend: WRITERS },
  /** Of which events one is told by mail, oneself and of what one may read. */
  'event-mails': { read: EVERYONE, edit: EVERYONE },
  verifications: { read: EVERYONE, claim: REVIEWERS, approve: REVIEWERS, reject: REVIEWERS },
  /** Words for rejecting what waits; who decides picks them. */
  'reason-templates': { read: EVERYONE, create: WRITERS, edit: WRITERS },
  /** Who works on what. `release`: what one has oneself, an owner also what others have; `reassign`: hand it to somebody else. */
  claims: { read: EVERYONE, release: REVIEWERS, reassign: OWNER },
  /** `read` is a customer's picture itself, `create` one of the house's own; there is no list of them. */
  uploads: { read: REVIEWERS, create: WRITERS },
  /** What customers wrote. */
  feedback: { read: REVIEWERS },
  'audit-log': { read: AUDITORS },
  /** What each kind of request does decides who of these may decide on it. */
  approvals: { read: EVERYONE, approve: WRITERS, reject: REVIEWERS },
  /** Roles of the house's own. */
  'custom-roles': { read: AUDITORS, create: OWNER, edit: OWNER, delete: OWNER },
  operators: { read: AUDITORS, create: OWNER, edit: OWNER, send_link: OWNER, reset_second_factor: OWNER },
} as const satisfies RoleMatrix;

export type Resource = keyof typeof matrix;

/** The actions that exist for each resource. */
export type ActionOf<R extends Resource> = keyof (typeof matrix)[R] & Action;

export const resources = Object.keys(matrix) as Resource[];

/** Who does something: by his built-in role, or by what a role of the house's own lets him. */
export interface Holder {
  readonly role: Role;
  /** Of a role of the house's own; null: the built-in one says it. */
  readonly permissions: Permissions | null;
}

export function may(who: Role | Holder, resource: Resource, action: Action): boolean {
  if (typeof who !== 'string' && who.permissions !== null)
    return who.permissions[resource]?.includes(action) ?? false;
  const role = typeof who === 'string' ? who : who.role;
  const allowed: Partial<Record<Action, readonly Role[]>> = matrix[resource];
  return allowed[action]?.includes(role) ?? false;
}

export const actionsOf = (resource: Resource): Action[] => Object.keys(matrix[resource]) as Action[];

/** What somebody may do, resource by resource; resources he may do nothing with are left out. */
export function permissionsOf(who: Role | Holder): Partial<Record<Resource, Action[]>> {
  const permissions: Partial<Record<Resource, Action[]>> = {};
  for (const resource of resources) {
    const actions = actionsOf(resource).filter((action) => may(who, resource, action));
    if (actions.length > 0) permissions[resource] = actions;
  }
  return permissions;
}
