import { EVERYONE, READERS, type RoleMatrix, WRITERS } from '../../admin/roles.js';

/** Who may do what with withdrawals and the terms of being paid. */
export const withdrawalRoles = {
  'withdrawal-currencies': { read: READERS, create: WRITERS, edit: WRITERS },
  withdrawals: { read: EVERYONE, claim: WRITERS, approve: WRITERS, reject: WRITERS, paid: WRITERS },
} as const satisfies RoleMatrix;
