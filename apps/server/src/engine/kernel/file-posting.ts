import type { MovementKind } from '@truemark/domain';
import type { LedgerAccount, LedgerPosting } from './tables/ledger.table.js';

interface Filed {
  /** The account, which has counted it. */
  readonly account: LedgerAccount;
  readonly place: Pick<LedgerPosting, 'kind' | 'kindSeq'>;
}

/** Of the house's and held parts nobody looks for kinds. */
const NOWHERE = { kind: null, kindSeq: null } as const;

/** Under which kind a posting to `account` is found, and its number among those of its kind. */
export function filePosting(account: LedgerAccount, kind: MovementKind): Filed {
  if (account.part !== 'free') return { account, place: NOWHERE };
  const kindSeq = (account.kindPostings[kind] ?? 0) + 1;
  const kindPostings = { ...account.kindPostings, [kind]: kindSeq };
  return { account: { ...account, kindPostings }, place: { kind, kindSeq } };
}
