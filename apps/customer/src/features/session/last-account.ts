import { LAST_ACCOUNT as KEY } from '../../api/session.js';
import { readLocal, writeLocal } from '../../api/storage.js';
import type { User } from '../../api/users.js';

/**
 * Stores for the session whether it is a demo account, so that dependent layout is right before the account has loaded.
 */
export function keepAccount(user: User): User {
  writeLocal(KEY, user.isDemo ? 'demo' : 'real');
  return user;
}

/** Whether the session was last known to be a real account. */
export const wasReal = (): boolean => readLocal(KEY) === 'real';
