import { EVERYONE, READERS, type RoleMatrix, WRITERS } from '../../admin/roles.js';

/** Who may do what with options and their terms. */
export const optionRoles = {
  durations: { read: READERS, create: WRITERS, edit: WRITERS, delete: WRITERS },
  'option-amounts': { read: READERS, create: WRITERS, edit: WRITERS, delete: WRITERS },
  /** No action at all: an option ends by its rule, whoever asks. */
  options: { read: EVERYONE },
  'option-exposure': { read: READERS },
  'option-fairness': { read: READERS },
} as const satisfies RoleMatrix;
