import { live } from '../../api/live/live.js';
import { sessionMark } from '../../api/session.js';
import { readLocal, writeLocal } from '../../api/storage.js';
import type { User } from '../../api/users.js';

const KEY = 'line';

/** Height of the line chart, px. On a screen with little height (`ui/short-screen.ts`) the buttons below stay in view. */
export const lineHeight = (): number => (matchMedia('(max-height: 659px)').matches ? 72 : 96);

/** Age below which an account has no history to draw, ms. */
const NEW_FOR = 600_000;

/** Whether the account was just created. */
export const isNew = (user: User): boolean => Date.now() + live.clockOffset - user.createdAt < NEW_FOR;

const kept = (has: boolean): string => `${has ? 'has' : 'none'} ${sessionMark() ?? ''}`;

export const keepsLine = (has: boolean): void => writeLocal(KEY, kept(has));

/**
 * Whether a line of the total is expected: there was one at the customer's last visit. On a device without a visit it
 * is expected unless the account is new.
 */
export function expectsLine(user: User | undefined): boolean {
  const last = readLocal(KEY);
  if (last === kept(true) || last === kept(false)) return last === kept(true);
  const hasNone = user !== undefined && isNew(user);
  if (hasNone) keepsLine(false);
  return !hasNone;
}
