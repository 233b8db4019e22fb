import { EVERYONE, READERS, type RoleMatrix, WRITERS } from '../admin/roles.js';

/** Who may do what with contract orders and what customers hold. */
export const orderRoles = {
  orders: { read: EVERYONE, close: WRITERS },
  exposure: { read: READERS },
  'margin-watch': { read: EVERYONE },
} as const satisfies RoleMatrix;
