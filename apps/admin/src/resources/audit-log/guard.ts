import { type AuditRow, differences } from './audit-row.js';

/** Actions that change permissions or block somebody; the log writes some of them with spaces. */
const ACTS = new Set([
  ...['block', 'unblock', 'suspend', 'reinstate', 'invite', 'revoke_identity', 'revoke_invitation'],
  ...['reset_second_factor', 'remove_second_factor', 'send_reset_link', 'show_secret', 'write_off'],
]);

/** Resources in which every change is one of permissions. */
const RESOURCES = new Set(['operators', 'custom-roles']);
const CHANGES = new Set(['create', 'edit', 'delete']);

/** Fields with holds, limits, permissions or blocks. */
const FIELD = /(^|_)(holds?|held|limits?|roles?|permissions|networks|blocked|active|eyes|daily)(_|$)/;

/** Whether a log row changed a hold, a limit, a role or a block. */
export function isGuard({
  action,
  resource,
  resource_id: id,
  before,
  after,
}: Pick<AuditRow, 'action' | 'resource' | 'resource_id' | 'before' | 'after'>): boolean {
  if (ACTS.has(action.replaceAll(' ', '_'))) return true;
  if (!CHANGES.has(action)) return false;
  if (RESOURCES.has(resource)) return true;
  if (resource === 'settings') return FIELD.test(id ?? '');
  return (
    action === 'edit' &&
    differences(before, after).some(({ path }) => path.some((field) => FIELD.test(field)))
  );
}
