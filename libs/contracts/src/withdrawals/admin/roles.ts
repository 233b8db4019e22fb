import { EVERYONE, READERS, type RoleMatrix, WRITERS } from '../../admin/roles.js';

/** Permissions on withdrawals and their terms by role. */
export const withdrawalRoles = {
  'withdrawal-currencies': { read: READERS, create: WRITERS, edit: WRITERS },
  withdrawals: { read: EVERYONE, claim: WRITERS, approve: WRITERS, reject: WRITERS, paid: WRITERS },
} as const satisfies RoleMatrix;
