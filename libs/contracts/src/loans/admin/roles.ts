import { EVERYONE, type Role, type RoleMatrix, WRITERS } from '../../admin/roles.js';

/** Roles that decide on loans and loan forms. */
export const LENDERS = ['owner', 'operator', 'support'] as const satisfies readonly Role[];

/** Permissions on loans by role. */
export const loanRoles = {
  'loan-products': { read: EVERYONE, create: WRITERS, edit: WRITERS },
  'loan-applications': { read: EVERYONE, claim: LENDERS, approve: LENDERS, reject: LENDERS },
  loans: {
    read: EVERYONE,
    claim: LENDERS,
    approve: LENDERS,
    reject: LENDERS,
    repayment_approve: LENDERS,
    repayment_reject: LENDERS,
    write_off: LENDERS,
  },
  /** `create`: requests a funding or withdrawal; another person must approve it. */
  'loan-book': { read: EVERYONE, create: WRITERS },
} as const satisfies RoleMatrix;
