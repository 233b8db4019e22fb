import type { LedgerAccount, LedgerAccountKind } from './tables/ledger.table.js';

const PARTS: Readonly<Record<LedgerAccount['part'], number>> = { free: 0, held: 1, system: 2 };
const BOOKS: Readonly<Record<LedgerAccount['book'], number>> = { real: 0, demo: 1 };
const BOOK_COUNT = Object.keys(BOOKS).length;
const PART_COUNT = Object.keys(PARTS).length;

/** Numbers accounts by whose and what they are. They live in memory only, so that kinds may be added. */
export class AccountKeys {
  private readonly places: ReadonlyMap<LedgerAccountKind, number>;
  /** Keys of one owner, or of one number: as many as there are combinations, so that no two can ever share one. */
  private readonly keysOfOwner: number;

  /** `kinds`: every kind of account that any product adds. Throws where two products add the same. */
  constructor(readonly kinds: readonly LedgerAccountKind[]) {
    this.places = new Map(kinds.map((kind, place) => [kind, place]));
    if (this.places.size < kinds.length) throw new Error('two products add the same kind of account');
    this.keysOfOwner = kinds.length * PART_COUNT * BOOK_COUNT;
  }

  /** An account's number; no two accounts have the same. Throws on a kind that no product adds. */
  of(
    ownerId: number | null,
    kind: LedgerAccountKind,
    part: LedgerAccount['part'],
    book: LedgerAccount['book'],
    number: number | null = null,
  ): number {
    const place = this.places.get(kind);
    if (place === undefined) throw new Error(`no product adds accounts of kind ${kind}`);
    // The house's kinds are not those of customers: where its accounts have numbers, these stand for the owner.
    return (
      (ownerId ?? number ?? 0) * this.keysOfOwner +
      (place * PART_COUNT + PARTS[part]) * BOOK_COUNT +
      BOOKS[book]
    );
  }
}
