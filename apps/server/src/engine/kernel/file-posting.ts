import type { MovementKind } from '@truemark/domain';
import type { LedgerAccount, LedgerPosting } from './tables/ledger.table.js';

/** Where a posting is found, and how often its account was posted to under each kind by then. */
type Filed = Pick<LedgerPosting, 'kind' | 'kindSeq'> & Pick<LedgerAccount, 'kindPostings'>;

/** Under which kind a posting to `account` is found, and its number among those of its kind. */
export function filePosting({ part, kindPostings }: LedgerAccount, kind: MovementKind): Filed {
  // Of the house's and held parts nobody looks for kinds.
  if (part !== 'free') return { kind: null, kindSeq: null, kindPostings };
  const kindSeq = (kindPostings[kind] ?? 0) + 1;
  return { kind, kindSeq, kindPostings: { ...kindPostings, [kind]: kindSeq } };
}
