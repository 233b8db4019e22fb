import { EVERYONE, type RoleMatrix, WRITERS } from '../../admin/roles.js';

/** Who may do what with mining funds. */
export const fundRoles = {
  funds: { read: EVERYONE, create: WRITERS, edit: WRITERS },
  'fund-subscriptions': { read: EVERYONE },
  /** `create`: asks for money to be put in or taken out; another person makes it true. */
  'fund-pools': { read: EVERYONE, create: WRITERS },
} as const satisfies RoleMatrix;
