import { type CustomDecorator, SetMetadata } from '@nestjs/common';
import type { Action } from '@truemark/contracts/admin';
import { AdminError } from '../../platform/admin/admin-error.js';
import type { ActionOf, Resource } from './role-matrix.js';
import type { SignedInOperator } from './signed-in-operator.js';

export const ALLOWS = 'truemark:allows';

export interface Permission {
  readonly resource: Resource;
  readonly action: Action;
}

/** Permission that a back-office route requires. A route without one is closed to everyone. */
export const RequirePermission = <R extends Resource>(
  resource: R,
  action: ActionOf<R>,
): CustomDecorator<string> => SetMetadata(ALLOWS, { resource, action } satisfies Permission);

/** Refusal of what the operator's role does not allow. */
export const forbidden = ({ role }: Pick<SignedInOperator, 'role'>): AdminError =>
  new AdminError(403, 'auth.forbidden', `Your role (${role}) may not do this.`);

/** Opens a route to every signed-in operator, for their own session. */
export const AllowAnyOperator = (): CustomDecorator<string> => SetMetadata(ALLOWS, 'everyone');
