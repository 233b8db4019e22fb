/** Roles of the back office. */
export const ROLES = ['owner', 'operator', 'support', 'auditor'] as const;
export type Role = (typeof ROLES)[number];

export const EVERYONE: readonly Role[] = ROLES;
export const READERS: readonly Role[] = ['owner', 'operator', 'auditor'];
export const WRITERS: readonly Role[] = ['owner', 'operator'];

/** Actions on a resource. `read` covers its list, one row, and several by id. */
export type Action =
  | 'read'
  | 'create'
  | 'edit'
  | 'edit_guarded'
  | 'delete'
  | 'block'
  | 'unblock'
  | 'close'
  | 'open'
  | 'claim'
  | 'release'
  | 'approve'
  | 'reject'
  | 'invalid'
  | 'assign'
  | 'reassign'
  | 'paid'
  | 'repayment_approve'
  | 'repayment_reject'
  | 'write_off'
  | 'stop'
  | 'suspend'
  | 'reinstate'
  | 'reset_second_factor'
  | 'revoke_identity'
  | 'write_notes'
  | 'tag'
  | 'send_link'
  | 'resend'
  | 'show_secret';

/** Resource → action → permitted roles. */
export type RoleMatrix = Readonly<Record<string, Readonly<Partial<Record<Action, readonly Role[]>>>>>;
