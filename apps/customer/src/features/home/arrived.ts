import { readLocal, writeLocal } from '../../api/storage.js';
import type { User } from '../../api/users.js';
import { createStore, useStore } from '../../ui/store.js';

const keyOf = (user: User): string => `arrived.${user.id}`;

/** Customer last seen to have completed all steps to the first trade. */
const last = createStore<User['id'] | null>(null);

/** Whether this device has seen the customer complete them. */
export const hasArrived = (user: User): boolean => readLocal(keyOf(user)) === '1';

/** Whether the customer has completed all steps to the first trade, as far as this device knows. */
export function useArrived(user: User | undefined): boolean {
  const seen = useStore(last);
  return user !== undefined && (seen === user.id || hasArrived(user));
}

export function keepArrived(user: User): void {
  writeLocal(keyOf(user), '1');
  last.set(user.id);
}
