import { CHAIN_START } from '../../../platform/database/chain.js';
import type { LastJournalEnd } from './store.js';

/** The lease row as a driver returns it. */
export interface LeaseRow<N extends number | bigint = number | bigint> {
  readonly lane_seq: N;
  readonly links: N;
  readonly link_hash: string;
  readonly sealed_epoch: N;
  readonly seal: string;
}

/** Journal end and seal that the former holder left in the lease; without a seal, there is no journal yet. */
export function lastJournalEnd(row: LeaseRow | undefined): LastJournalEnd {
  if (!row || row.seal === '') return { ...CHAIN_START, epoch: 0, seal: '' };
  const { links, link_hash, sealed_epoch, seal } = row;
  return { place: Number(links), hash: link_hash, epoch: Number(sealed_epoch), seal };
}
