import type { Permissions, Role } from '@truemark/contracts/admin';
import type { AuditRow } from '../audit/audit.table.js';
import { builtInEquivalent } from './custom-role.js';
import type { CustomRole } from './custom-role.table.js';
import type { Operator } from './operator.table.js';

export interface FormerDecider {
  readonly id: number;
  /** Role of that time. */
  readonly role: Role;
}

/** Place of an operator at some time. */
interface Place {
  role: Role;
  isActive: boolean;
  customRoleId: number | null;
}

/**
 * Operators who could approve requests before one of these changes, with their role of that time. `held`: custom roles
 * by operator; `edits`: changes of operators and custom roles, newest first. Each is undone in turn, so that a custom
 * role counts with the permissions it had while it was held.
 */
export function formerDeciders(
  everybody: readonly Pick<Operator, 'id' | 'role' | 'isActive'>[],
  held: ReadonlyMap<number, number | null>,
  customRoles: readonly Pick<CustomRole, 'id' | 'permissions'>[],
  edits: readonly Pick<AuditRow, 'resource' | 'resourceId' | 'before'>[],
): FormerDecider[] {
  const places = new Map<number, Place>(
    everybody.map(({ id, role, isActive }) => [id, { role, isActive, customRoleId: held.get(id) ?? null }]),
  );
  const roles = new Map<number, Permissions>(customRoles.map(({ id, permissions }) => [id, permissions]));
  const able = ({ isActive, customRoleId }: Place): boolean =>
    isActive && (customRoleId === null || roles.get(customRoleId)?.approvals?.includes('approve') === true);
  const found: FormerDecider[] = [];
  for (const { resource, resourceId, before } of edits) {
    const id = Number(resourceId);
    const was = JSON.parse(before ?? '{}') as Before;
    const changed: number[] = [];
    if (resource === 'operators') {
      const place = places.get(id);
      if (!place || was.role === undefined || was.is_active === undefined) continue;
      Object.assign(place, { role: was.role, isActive: was.is_active });
      if (was.terms) place.customRoleId = was.terms.custom_role_id;
      changed.push(id);
    } else if (was.permissions) {
      roles.set(id, was.permissions);
      for (const [holder, place] of places) {
        if (place.customRoleId !== id) continue;
        place.role = builtInEquivalent(was.permissions);
        changed.push(holder);
      }
    }
    for (const each of changed) {
      const place = places.get(each);
      if (place && able(place)) found.push({ id: each, role: place.role });
    }
  }
  return found;
}

/** State before a change, as the audit log keeps it. */
interface Before {
  readonly role?: Role;
  readonly is_active?: boolean;
  readonly terms?: { readonly custom_role_id: number | null };
  readonly permissions?: Permissions;
}
