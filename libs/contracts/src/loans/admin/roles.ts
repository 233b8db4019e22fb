import { EVERYONE, type Role, type RoleMatrix, WRITERS } from '../../admin/roles.js';

/** Who decides on loans and on the forms of those who want one. */
export const LENDERS = ['owner', 'operator', 'support'] as const satisfies readonly Role[];

/** Who may do what with loans. */
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
  /** `create`: asks for money to be put in or taken out; another person makes it true. */
  'loan-book': { read: EVERYONE, create: WRITERS },
} as const satisfies RoleMatrix;
