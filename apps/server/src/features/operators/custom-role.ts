import type { Action, Permissions, Role } from '@truemark/contracts/admin';
import { actionsOf, type Holder, hasPermission, type Resource, resources } from './role-matrix.js';

/** Resources that only owners write, of whom at least one always remains. */
const OWNERS_ONLY: ReadonlySet<string> = new Set(['operators', 'custom-roles']);

const isResource = (name: string): name is Resource => (resources as readonly string[]).includes(name);

/** Permissions in the order of the matrix, without duplicates and empty resources. */
export function normalisedPermissions(permissions: Permissions): Permissions {
  const all = resources.map((resource) => {
    const wanted = permissions[resource] ?? [];
    return [resource, actionsOf(resource).filter((action) => wanted.includes(action))] as const;
  });
  return Object.fromEntries(all.filter(([, actions]) => actions.length > 0));
}

/**
 * Reason why the role is not allowed; null: allowed. Its permissions must exist in the matrix, be held by its maker,
 * and include read wherever they include a write.
 */
export function permissionsFault(permissions: Permissions, maker: Role | Holder): string | null {
  if (Object.keys(permissions).length === 0) return 'A role has to be able to do something.';
  for (const [resource, actions] of Object.entries(permissions)) {
    if (!isResource(resource)) return `There is no resource ${resource}.`;
    const known: readonly string[] = actionsOf(resource);
    const unknown = actions.find((action) => !known.includes(action));
    if (unknown !== undefined) return `Nobody can ${unknown} ${resource}.`;
    const beyond = actions.find((action) => !hasPermission(maker, resource, action as Action));
    if (beyond !== undefined) return `You may not ${beyond} ${resource} yourself.`;
    const writes = actions.filter((action) => action !== 'read');
    if (writes.length > 0 && OWNERS_ONLY.has(resource)) return `Only owners write to ${resource}.`;
    if (actions.includes('edit_guarded')) return 'What a second owner confirms stays with owners.';
    if (writes.length > 0 && known.includes('read') && !actions.includes('read'))
      return `Whoever writes to ${resource} has to read it.`;
  }
  return null;
}

/**
 * Built-in role that a custom role counts as in four-eyes decisions: `operator` if it writes anything that `support`
 * may not, `support` if it writes at all, else `auditor`.
 */
export function builtInEquivalent(permissions: Permissions): Role {
  const writes = Object.entries(permissions).flatMap(([resource, actions]) =>
    actions.filter((action) => action !== 'read').map((action) => ({ resource, action })),
  );
  if (writes.length === 0) return 'auditor';
  const isSupports = writes.every(({ resource, action }) =>
    hasPermission('support', resource as Resource, action as Action),
  );
  return isSupports ? 'support' : 'operator';
}
