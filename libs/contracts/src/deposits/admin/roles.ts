import { EVERYONE, READERS, type RoleMatrix, WRITERS } from '../../admin/roles.js';

/** Permissions on deposits and their terms by role. */
export const depositRoles = {
  'deposit-addresses': { read: READERS, create: WRITERS, edit: WRITERS },
  'bank-currencies': { read: READERS, create: WRITERS, edit: WRITERS },
  'bank-accounts': { read: READERS, create: WRITERS, edit: WRITERS },
  deposits: {
    read: EVERYONE,
    claim: WRITERS,
    assign: WRITERS,
    approve: WRITERS,
    reject: WRITERS,
    invalid: WRITERS,
  },
} as const satisfies RoleMatrix;
