import { book, type SheetColumn } from '../admin/sheet.js';

/** Export columns of followers, in the screen's order first. */
export const followSheet: readonly SheetColumn[] = [
  { path: 'id', title: 'number' },
  { path: 'customer_id', title: 'customer' },
  { path: 'uid', title: 'UID' },
  book,
  { path: 'trader_nickname', title: 'trader' },
  { path: 'status', title: 'state' },
  { path: 'mode', title: 'sized by', words: { 1: "the trader's lots", 2: 'equity' } },
  { path: 'multiple', title: 'multiple' },
  { path: 'max_amount', title: 'capital' },
  { path: 'stop_loss_amount', title: 'stops at a loss of', isNothingAtZero: true },
  { path: 'max_slots', title: 'copies at once', isNothingAtZero: true },
  { path: 'share', title: "trader's share, %" },
  { path: 'realised', title: 'result' },
  { path: 'share_paid', title: 'share paid' },
  { path: 'owed', title: 'share owed' },
  { path: 'mark', title: 'high-water mark' },
  { path: 'margin', title: 'margin' },
  { path: 'open_copies', title: 'open copies' },
  { path: 'ended_copies', title: 'ended copies' },
  { path: 'begun_at_ms', title: 'began' },
  { path: 'ended_at_ms', title: 'ended' },
  { path: 'end_reason', title: 'ended by' },
];
