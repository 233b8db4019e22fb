import type { LedgerAccount, LedgerAccountKind } from './tables/ledger.table.js';

const KINDS: Readonly<Record<LedgerAccountKind, number>> = {
  change: 0,
  forex: 1,
  micro: 2,
  house_profit: 3,
  house_fees: 4,
  deposits: 5,
  withdrawals: 6,
  demo_mint: 7,
  adjustments: 8,
};
const PARTS: Readonly<Record<LedgerAccount['part'], number>> = { free: 0, held: 1, system: 2 };
const BOOKS: Readonly<Record<LedgerAccount['book'], number>> = { real: 0, demo: 1 };

export const ACCOUNT_KINDS = Object.keys(KINDS) as LedgerAccountKind[];
const BOOK_COUNT = Object.keys(BOOKS).length;
const PART_COUNT = Object.keys(PARTS).length;
/** Keys of one owner: as many as there are combinations, so that no two owners can ever share one. */
const KEYS_OF_OWNER = ACCOUNT_KINDS.length * PART_COUNT * BOOK_COUNT;

/**
 * An account's place by whose and what it is, as one number; no two accounts have the same. Lives in memory only, so it
 * may change when a kind is added. All accounts are kept in the settlement currency.
 */
export const accountKey = (
  ownerId: number | null,
  kind: LedgerAccountKind,
  part: LedgerAccount['part'],
  book: LedgerAccount['book'],
): number =>
  (ownerId ?? 0) * KEYS_OF_OWNER + (KINDS[kind] * PART_COUNT + PARTS[part]) * BOOK_COUNT + BOOKS[book];
