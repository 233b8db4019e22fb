import type { MovementKind } from '@truemark/domain';
import type { LedgerAccount, LedgerPosting } from './tables/ledger.table.js';

/** Filter kind of a posting, and the account's posting counts per kind after it. */
type PostingNumbering = Pick<LedgerPosting, 'kind' | 'kindSeq'> & Pick<LedgerAccount, 'kindPostings'>;

/** The kind under which a posting to `account` is listed, and its number among that kind. */
export function indexPosting({ part, kindPostings }: LedgerAccount, kind: MovementKind): PostingNumbering {
  // House accounts and held parts are not listed by kind.
  if (part !== 'free') return { kind: null, kindSeq: null, kindPostings };
  const kindSeq = (kindPostings[kind] ?? 0) + 1;
  return { kind, kindSeq, kindPostings: { ...kindPostings, [kind]: kindSeq } };
}
