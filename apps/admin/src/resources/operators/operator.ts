import type { InNumbers } from '@truemark/contracts';
import { type Invitation as InvitationAnswer, type OperatorRow, ROLES } from '@truemark/contracts/admin';
import type { RaRecord } from 'react-admin';
import { roleName } from '../../ui/role-name.js';

export type Operator = InNumbers<OperatorRow>;
export type Invitation = InNumbers<InvitationAnswer>;

/** Who was made just now: invited at once, or once a second owner has agreed. */
export type Invited = Operator & {
  readonly invitation?: Invitation | null;
  readonly requested?: { readonly id: number };
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const ROLE_CHOICES = ROLES.map((id) => ({ id, name: capital(roleName(id)) }));

/** Who decides on others' requests; the server names them by two owners. */
const DECIDERS = new Set(['owner', 'operator']);

/** Whether a change needs a second owner; `before` undefined: somebody new. `isOff`: the sign-in is switched off by it. */
export const mayTakeTwo = (before: string | undefined, next: string | undefined, isOff = false): boolean =>
  next !== undefined &&
  ((before !== next && (before === 'owner' || DECIDERS.has(next))) || (before === 'owner' && isOff));

const special = ({ custom_role_id: role, daily_limit: limit, networks }: Partial<Operator>): string =>
  JSON.stringify([role ?? null, limit ?? null, [...new Set(networks ?? [])].sort()]);

/** Whether what holds for one operator alone changes by it: a second owner agrees to that, in both directions. */
export const isSpecialChange = (before: Operator | undefined, form: Partial<Operator>): boolean =>
  special(before ?? {}) !== special(form);

/** Where a change leads to: to the request that it became, or back to the list. */
export const afterNaming = (resource = 'operators', _id?: unknown, saved?: Partial<RaRecord>): string =>
  saved?.requested ? `approvals/${saved.requested.id}/show` : resource;
