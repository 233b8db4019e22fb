import { EVERYONE, READERS, type RoleMatrix, WRITERS } from '../../admin/roles.js';

/** Permissions on options and their terms by role. */
export const optionRoles = {
  durations: { read: READERS, create: WRITERS, edit: WRITERS, delete: WRITERS },
  'option-amounts': { read: READERS, create: WRITERS, edit: WRITERS, delete: WRITERS },
  /** No actions: an option always ends by its rule. */
  options: { read: EVERYONE },
  'option-exposure': { read: READERS },
  'option-fairness': { read: READERS },
} as const satisfies RoleMatrix;
