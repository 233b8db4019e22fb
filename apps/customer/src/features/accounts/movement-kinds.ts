import { MOVEMENT_KINDS, type MovementKind } from '@truemark/domain';
import type { Account } from '../../api/accounts.js';

/** An account as far as what can happen on it goes. */
export interface Movable {
  readonly account: Account['type'];
  readonly isDemo: boolean;
  /** Options are bought with the contract account. */
  readonly isOnlyOne: boolean;
}

/** What never comes up on the funding account of a real customer. */
const ELSEWHERE: readonly MovementKind[] = ['trading', 'options', 'fees', 'demo'];

/** What can move on an account, in the order of the chips: a kind that never comes up there is not offered. */
export function movementKinds({ account, isDemo, isOnlyOne }: Movable): MovementKind[] {
  const kinds: Record<Account['type'], readonly MovementKind[]> = {
    change: isDemo ? ['transfers'] : MOVEMENT_KINDS.filter((kind) => !ELSEWHERE.includes(kind)),
    contracts: ['transfers', 'trading', ...(isOnlyOne ? (['options'] as const) : []), 'fees', 'corrections'],
    options: ['transfers', 'options', 'corrections'],
  };
  return [...kinds[account], ...(isDemo ? (['demo'] as const) : [])];
}
