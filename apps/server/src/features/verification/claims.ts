import { conflict } from '../../platform/admin/admin-error.js';
import type { Verification } from './verification.table.js';

/** How long a claim holds, ms. */
const CLAIM_LIFETIME = 15 * 60_000;

type Claimed = Pick<Verification, 'status' | 'claimedBy' | 'claimedAt'>;

/** Whose claim holds at `now`; null for nobody's. */
export const claimHolder = ({ claimedBy, claimedAt }: Claimed, now: number): number | null =>
  claimedBy !== null && claimedAt !== null && now < claimedAt + CLAIM_LIFETIME ? claimedBy : null;

/** Throws where an operator cannot begin to work on a submission. */
export function checkClaimable(
  row: Claimed,
  operatorId: number,
  now: number,
  names: ReadonlyMap<number, string>,
): void {
  if (row.status !== 'waiting') throw conflict('verification.decided', 'This has been decided already.');
  const holder = claimHolder(row, now);
  if (holder === null || holder === operatorId) return;
  throw conflict('verification.claimed', `${names.get(holder) ?? 'Somebody else'} works on this one.`);
}

/** Throws where an operator cannot decide: the claim is what says that nobody else does. */
export function checkClaimed(row: Claimed, operatorId: number, now: number): void {
  if (row.status !== 'waiting') throw conflict('verification.decided', 'This has been decided already.');
  if (claimHolder(row, now) === operatorId) return;
  throw conflict('verification.not_claimed', 'This is not claimed by you, or your claim has run out.');
}
