import { MOVEMENT_KINDS, type MovementKind } from '@truemark/domain';
import type { Account } from '../../api/accounts.js';

/** Account properties that determine its possible movements. */
export interface Movable {
  readonly account: Account['type'];
  readonly isDemo: boolean;
  /** Whether options are bought from the contract account. */
  readonly isOnlyOne: boolean;
}

/** Kinds that never occur on a real customer's funding account. */
const ELSEWHERE: readonly MovementKind[] = ['trading', 'options', 'fees', 'demo'];

/** Possible movement kinds of an account, in the order of the chips. Kinds that never occur are omitted. */
export function movementKinds({ account, isDemo, isOnlyOne }: Movable): MovementKind[] {
  const kinds: Record<Account['type'], readonly MovementKind[]> = {
    change: isDemo ? ['transfers'] : MOVEMENT_KINDS.filter((kind) => !ELSEWHERE.includes(kind)),
    contracts: ['transfers', 'trading', ...(isOnlyOne ? (['options'] as const) : []), 'fees', 'corrections'],
    options: ['transfers', 'options', 'corrections'],
  };
  return [...kinds[account], ...(isDemo ? (['demo'] as const) : [])];
}
