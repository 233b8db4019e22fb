import { live } from '../../api/live/live.js';
import { sessionMark } from '../../api/session.js';
import { recall, remember } from '../../api/storage.js';
import type { User } from '../../api/users.js';

const KEY = 'line';

/** How high the picture of the line is, px: on a screen with little height (`ui/low.ts`) what is pressed below it stays in sight. */
export const lineHeight = (): number => (matchMedia('(max-height: 659px)').matches ? 72 : 96);

/** An account that is no older has nothing behind it that a line could show, ms. */
const NEW_FOR = 600_000;

/** Whether the account has just been made. */
export const isNew = (user: User): boolean => Date.now() + live.clockOffset - user.createdAt < NEW_FOR;

const kept = (has: boolean): string => `${has ? 'has' : 'none'} ${sessionMark() ?? ''}`;

export const keepsLine = (has: boolean): void => remember(KEY, kept(has));

/**
 * Whether a line of the total is expected: the customer's last look at the home page had one. Where he has not looked yet,
 * as on a device that is new to him, everybody is expected to have one but who has just been given his account.
 */
export function expectsLine(user: User | undefined): boolean {
  const last = recall(KEY);
  if (last === kept(true) || last === kept(false)) return last === kept(true);
  const hasNone = user !== undefined && isNew(user);
  if (hasNone) keepsLine(false);
  return !hasNone;
}
