import { type CustomDecorator, SetMetadata } from '@nestjs/common';
import type { Action } from '@truemark/contracts/admin';
import type { ActionOf, Resource } from './role-matrix.js';

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

/** Opens a route to every signed-in operator, for their own session. */
export const AllowAnyOperator = (): CustomDecorator<string> => SetMetadata(ALLOWS, 'everyone');
