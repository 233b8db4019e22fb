import { EVERYONE, type RoleMatrix, WRITERS } from '../../admin/roles.js';

/** Permissions on mining funds by role. */
export const fundRoles = {
  funds: { read: EVERYONE, create: WRITERS, edit: WRITERS },
  'fund-subscriptions': { read: EVERYONE },
  /** `create`: requests a funding or withdrawal; another person must approve it. */
  'fund-pools': { read: EVERYONE, create: WRITERS },
} as const satisfies RoleMatrix;
