import type { CustomerRow } from './customers.js';
import { book, type SheetColumn } from './sheet.js';

/** `review_status` after senior verification. */
const SENIOR = 2;

/** The customer's verification level, in words. */
function identityOf({ review_status: review, is_real: isReal }: CustomerRow): string {
  if (review === SENIOR) return 'senior verification';
  return isReal ? 'junior verification' : 'not certified';
}

/** Export columns of customers, in the screen's order first. */
export const customerSheet: readonly SheetColumn[] = [
  { path: 'uid', title: 'UID' },
  book,
  { path: 'name', title: 'name' },
  { path: 'email', title: 'e-mail' },
  { path: 'mobile', title: 'mobile' },
  { path: 'nickname', title: 'nickname' },
  { path: 'review_status', title: 'identity', said: (row) => identityOf(row as CustomerRow) },
  { path: 'level', title: 'level' },
  { path: 'blocked', title: 'blocked' },
  { path: 'tags', title: 'tags' },
  { path: 'lang', title: 'language' },
  { path: 'invite_code', title: 'invite code' },
  { path: 'created_at_ms', title: 'registered' },
  { path: 'invited_by', title: 'invited by' },
  { path: 'credit_score', title: 'credit score' },
  { path: 'is_trader', title: 'trader' },
  { path: 'id', title: 'number' },
];
