import { EVERYONE, READERS, type RoleMatrix, WRITERS } from '../admin/roles.js';

/** Permissions on contract orders and customers' positions by role. */
export const orderRoles = {
  orders: { read: EVERYONE, close: WRITERS },
  exposure: { read: READERS },
  'margin-watch': { read: EVERYONE },
} as const satisfies RoleMatrix;
