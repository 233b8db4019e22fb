import { recall, remember } from '../../api/storage.js';
import type { User } from '../../api/users.js';
import { createStore, useStore } from '../../ui/store.js';

const keyOf = (user: User): string => `arrived.${user.id}`;

/** Who was last seen to have gone the whole way to his first trade. */
const last = createStore<User['id'] | null>(null);

/** Whether this device has seen him at its end. */
export const hasArrived = (user: User): boolean => recall(keyOf(user)) === '1';

/** Whether the way to the first trade lies behind the customer, as far as this device has seen. */
export function useArrived(user: User | undefined): boolean {
  const seen = useStore(last);
  return user !== undefined && (seen === user.id || hasArrived(user));
}

export function keepArrived(user: User): void {
  remember(keyOf(user), '1');
  last.set(user.id);
}
