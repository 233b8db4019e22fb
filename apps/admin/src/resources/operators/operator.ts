import type { NumericDecimals } from '@truemark/contracts';
import { type Invitation as InvitationAnswer, type OperatorRow, ROLES } from '@truemark/contracts/admin';
import type { RaRecord } from 'react-admin';
import { roleName } from '../../ui/role-name.js';

export type Operator = NumericDecimals<OperatorRow>;
export type Invitation = NumericDecimals<InvitationAnswer>;

/** Newly created operator: invited at once, or once a second owner has approved. */
export type Invited = Operator & {
  readonly invitation?: Invitation | null;
  readonly requested?: { readonly id: number };
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const ROLE_CHOICES = ROLES.map((id) => ({ id, name: capital(roleName(id)) }));

/** Roles that decide on others' requests; appointing somebody to one takes two owners. */
const DECIDERS = new Set(['owner', 'operator']);

/**
 * Whether a change may need a second owner; `before` undefined: a new operator. `isOff`: the change disables the
 * sign-in.
 */
export const mayTakeTwo = (before: string | undefined, next: string | undefined, isOff = false): boolean =>
  next !== undefined &&
  ((before !== next && (before === 'owner' || DECIDERS.has(next))) || (before === 'owner' && isOff));

const special = ({ custom_role_id: role, daily_limit: limit, networks }: Partial<Operator>): string =>
  JSON.stringify([role ?? null, limit ?? null, [...new Set(networks ?? [])].sort()]);

/** Whether the change affects rules set for one operator alone: a second owner approves that, in both directions. */
export const isSpecialChange = (before: Operator | undefined, form: Partial<Operator>): boolean =>
  special(before ?? {}) !== special(form);

/** Address after a change: the request that it created, or the list. */
export const afterNaming = (resource = 'operators', _id?: unknown, saved?: Partial<RaRecord>): string =>
  saved?.requested ? `approvals/${saved.requested.id}/show` : resource;
