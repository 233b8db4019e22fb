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

/** Roles that decide on customers' documents. Auditors see that it was done, not the documents. */
const REVIEWERS: readonly Role[] = ['owner', 'operator', 'support'];
const AUDITORS: readonly Role[] = ['owner', 'auditor'];
const OWNER: readonly Role[] = ['owner'];

/**
 * Permissions of the back office. This table, with the additions of each product (`roles.ts` in its folder of
 * `libs/contracts`), is the single source: the guard of every admin route, the answer of `auth/me` (and with it what
 * the screens offer) and `docs/roles.md` all derive from it.
 */
export const matrix = {
  dashboard: { read: EVERYONE },
  /** System status: feeds, data, queues, deliveries. */
  health: { read: READERS },
  /** Limited to the resources that the role may read. */
  search: { read: EVERYONE },
  'planned-settings': { read: READERS, stop: WRITERS },
  /** `edit_guarded`: settings that a second owner confirms. */
  settings: { read: READERS, edit: WRITERS, edit_guarded: OWNER },
  menus: { read: READERS, create: WRITERS, edit: WRITERS, delete: WRITERS },
  news: { read: READERS, create: WRITERS, edit: WRITERS, delete: WRITERS },
  descriptions: { read: READERS, create: WRITERS, edit: WRITERS },
  /** Operator messages to customers; `stop`: ends the delivery. */
  messages: { read: EVERYONE, create: WRITERS, stop: REVIEWERS },
  symbols: { read: READERS, create: WRITERS, edit: WRITERS },
  /** Shared holiday calendars: writable for roles that write symbols. */
  'holiday-calendars': { read: READERS, create: WRITERS, edit: WRITERS, delete: WRITERS },
  /** Symbol names without their terms: readable for roles that read orders. */
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
  /** A correction is requested here; another operator approves it. */
  adjustments: { read: EVERYONE, create: WRITERS },
  reconciliation: { read: READERS },
  /** Reconciliation statement over a range of days, by account. */
  statement: { read: READERS },
  /** One's own exports, limited to readable lists; `delete`: cancels one, or deletes its file. */
  exports: { read: EVERYONE, create: EVERYONE, delete: EVERYONE },
  /** One's own recurring exports. */
  'report-schedules': { read: READERS, create: READERS, delete: READERS },
  /** Result of the broker, by day and product. */
  'house-result': { read: READERS },
  /** Result of the broker by symbol, country and inviter, over longer periods. */
  reports: { read: READERS },
  /** `open`: read a message's text, which may hold a code. */
  outbox: { read: READERS, open: WRITERS },
  /** Webhook endpoints; `show_secret`: once per secret. */
  webhooks: { read: READERS, create: WRITERS, edit: WRITERS, delete: WRITERS, show_secret: WRITERS },
  /** Results of deliveries; `resend`: deliver again. */
  'webhook-deliveries': { read: READERS, resend: WRITERS },
  /** One's own event mails, limited to readable resources. */
  'event-mails': { read: EVERYONE, edit: EVERYONE },
  verifications: { read: EVERYONE, claim: REVIEWERS, approve: REVIEWERS, reject: REVIEWERS },
  /** Rejection texts, picked by operators who decide. */
  'reason-templates': { read: EVERYONE, create: WRITERS, edit: WRITERS },
  /** Claims. `release`: one's own, for owners any; `reassign`: to another operator. */
  claims: { read: EVERYONE, release: REVIEWERS, reassign: OWNER },
  /** `read`: a customer's picture, `create`: a picture of the broker; there is no list. */
  uploads: { read: REVIEWERS, create: WRITERS },
  /** Customer feedback. */
  feedback: { read: REVIEWERS },
  'audit-log': { read: AUDITORS },
  /** Each kind of request restricts further which of these may decide it. */
  approvals: { read: EVERYONE, approve: WRITERS, reject: REVIEWERS },
  /** Custom roles. */
  'custom-roles': { read: AUDITORS, create: OWNER, edit: OWNER, delete: OWNER },
  operators: { read: AUDITORS, create: OWNER, edit: OWNER, send_link: OWNER, reset_second_factor: OWNER },
} as const satisfies RoleMatrix;

export type Resource = keyof typeof matrix;

/** Actions that exist for each resource. */
export type ActionOf<R extends Resource> = keyof (typeof matrix)[R] & Action;

export const resources = Object.keys(matrix) as Resource[];

/** Holder of permissions: by built-in role, or by a custom one. */
export interface Holder {
  readonly role: Role;
  /** Permissions of the custom role; null: the built-in role applies. */
  readonly permissions: Permissions | null;
}

export function hasPermission(who: Role | Holder, resource: Resource, action: Action): boolean {
  if (typeof who !== 'string' && who.permissions !== null)
    return who.permissions[resource]?.includes(action) ?? false;
  const role = typeof who === 'string' ? who : who.role;
  const allowed: Partial<Record<Action, readonly Role[]>> = matrix[resource];
  return allowed[action]?.includes(role) ?? false;
}

export const actionsOf = (resource: Resource): Action[] => Object.keys(matrix[resource]) as Action[];

/** Permissions by resource; resources without any are left out. */
export function permissionsOf(who: Role | Holder): Partial<Record<Resource, Action[]>> {
  const permissions: Partial<Record<Resource, Action[]>> = {};
  for (const resource of resources) {
    const actions = actionsOf(resource).filter((action) => hasPermission(who, resource, action));
    if (actions.length > 0) permissions[resource] = actions;
  }
  return permissions;
}
