import { LAST_ACCOUNT as KEY } from '../../api/session.js';
import { recall, remember } from '../../api/storage.js';
import type { User } from '../../api/users.js';

/**
 * Stores for the session whether it is a demo account, so that dependent layout is right before the account has loaded.
 */
export function keepAccount(user: User): User {
  remember(KEY, user.isDemo ? 'demo' : 'real');
  return user;
}

/** Whether the session was last known to be a real account. */
export const wasReal = (): boolean => recall(KEY) === 'real';
