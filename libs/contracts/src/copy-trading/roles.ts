import { EVERYONE, type RoleMatrix, WRITERS } from '../admin/roles.js';

/** Who may do what with traders and their followers. */
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
