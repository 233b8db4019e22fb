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
const PLACES = 64;

/** An account's place by whose and what it is, as one number. All are kept in the settlement currency. */
export const accountKey = (
  ownerId: number | null,
  kind: LedgerAccountKind,
  part: LedgerAccount['part'],
  book: LedgerAccount['book'],
): number => (ownerId ?? 0) * PLACES + KINDS[kind] * 6 + PARTS[part] * 2 + (book === 'demo' ? 1 : 0);
