import type { LedgerAccount, LedgerAccountKind } from './tables/ledger.table.js';

const PARTS: Readonly<Record<LedgerAccount['part'], number>> = { free: 0, held: 1, system: 2 };
const BOOKS: Readonly<Record<LedgerAccount['book'], number>> = { real: 0, demo: 1 };
const BOOK_COUNT = Object.keys(BOOKS).length;
const PART_COUNT = Object.keys(PARTS).length;

/**
 * Numbers ledger accounts by owner, kind, part and book. The numbers live in memory only, so new kinds may be added.
 */
export class AccountKeys {
  private readonly kindIndexes: ReadonlyMap<LedgerAccountKind, number>;
  /** Keys per owner (or per account number): one for each combination of kind, part and book, so keys never collide. */
  private readonly keysOfOwner: number;

  /** `kinds`: all account kinds of all products. Throws if two products add the same kind. */
  constructor(readonly kinds: readonly LedgerAccountKind[]) {
    this.kindIndexes = new Map(kinds.map((kind, place) => [kind, place]));
    if (this.kindIndexes.size < kinds.length) throw new Error('two products add the same kind of account');
    this.keysOfOwner = kinds.length * PART_COUNT * BOOK_COUNT;
  }

  /** The account's unique number. Throws on a kind that no product adds. */
  of(
    ownerId: number | null,
    kind: LedgerAccountKind,
    part: LedgerAccount['part'],
    book: LedgerAccount['book'],
    number: number | null = null,
  ): number {
    const place = this.kindIndexes.get(kind);
    if (place === undefined) throw new Error(`no product adds accounts of kind ${kind}`);
    // House kinds and customer kinds are disjoint, so the number of a house account takes the owner's place in the key.
    return (
      (ownerId ?? number ?? 0) * this.keysOfOwner +
      (place * PART_COUNT + PARTS[part]) * BOOK_COUNT +
      BOOKS[book]
    );
  }
}
