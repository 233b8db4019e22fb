import { type CustomDecorator, SetMetadata } from '@nestjs/common';
import type { Action } from '@truemark/contracts/admin';
import type { ActionOf, Resource } from './role-matrix.js';

export const ALLOWS = 'truemark:allows';

export interface Permission {
  readonly resource: Resource;
  readonly action: Action;
}

/** Which permission a route of the back office needs. A route without one is closed to everybody. */
export const Allows = <R extends Resource>(resource: R, action: ActionOf<R>): CustomDecorator<string> =>
  SetMetadata(ALLOWS, { resource, action } satisfies Permission);

/** A route for every signed-in operator: his own session. */
export const AllowsEveryOperator = (): CustomDecorator<string> => SetMetadata(ALLOWS, 'everyone');
