import { LAST_ACCOUNT as KEY } from '../../api/session.js';
import { recall, remember } from '../../api/storage.js';
import type { User } from '../../api/users.js';

/** Keeps whether it is a demo account, as long as the session: what hangs on it stands right before the account is known. */
export function keepAccount(user: User): User {
  remember(KEY, user.isDemo ? 'demo' : 'real');
  return user;
}

/** Whether this session was last known to trade real money. */
export const wasReal = (): boolean => recall(KEY) === 'real';
