import { EVERYONE, type RoleMatrix, WRITERS } from '../admin/roles.js';

/** Permissions on traders and followers by role. */
export const copyTradingRoles = {
  traders: {
    read: EVERYONE,
    claim: WRITERS,
    approve: WRITERS,
    reject: WRITERS,
    suspend: WRITERS,
    reinstate: WRITERS,
  },
  follows: { read: EVERYONE },
  'follow-events': { read: EVERYONE },
} as const satisfies RoleMatrix;
