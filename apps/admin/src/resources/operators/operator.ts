import type { InNumbers } from '@truemark/contracts';
import type { Invitation as InvitationAnswer, OperatorRow } from '@truemark/contracts/admin';
import type { RaRecord } from 'react-admin';
import { t } from '../../texts/texts.js';

export type Operator = InNumbers<OperatorRow>;
export type Invitation = InNumbers<InvitationAnswer>;

/** Who was made just now: invited at once, or once a second owner has agreed. */
export type Invited = Operator & {
  readonly invitation?: Invitation | null;
  readonly requested?: { readonly id: number };
};

export const ROLE_CHOICES = [
  { id: 'owner', name: t('operators.ownerEverythingAndTheOperators') },
  { id: 'operator', name: t('operators.operatorSettingsContentSymbolsCustomers') },
  { id: 'support', name: t('operators.supportReadsCustomersAndTheirOrders') },
  { id: 'auditor', name: t('operators.auditorReadsEverythingChangesNothing') },
];

/** Who decides on others' requests; the server names them by two owners. */
const DECIDERS = new Set(['owner', 'operator']);

/** Whether a change needs a second owner; `before` undefined: somebody new. `isOff`: the sign-in is switched off by it. */
export const mayTakeTwo = (before: string | undefined, next: string | undefined, isOff = false): boolean =>
  next !== undefined &&
  ((before !== next && (before === 'owner' || DECIDERS.has(next))) || (before === 'owner' && isOff));

/** Where a change leads to: to the request that it became, or back to the list. */
export const afterNaming = (resource = 'operators', _id?: unknown, saved?: Partial<RaRecord>): string =>
  saved?.requested ? `approvals/${saved.requested.id}/show` : resource;
