import type { PillTone } from '../../ui/Pill.js';
import { ageOf, type InQueue } from '../../ui/review/queue.js';
import type { NeedsSecondPerson } from '../../ui/review/second-person.js';
import type { PriceSource } from '../../ui/review/target.js';
import type { ReviewQueue } from '../../ui/review/use-review.js';

export interface Deposit extends InQueue, NeedsSecondPerson {
  readonly customer_id: number;
  readonly uid: string;
  /** In account currency. */
  readonly number: number;
  readonly way: 'coin' | 'bank';
  readonly currency_code: string;
  readonly status: 'open' | 'approved' | 'rejected' | 'invalid' | 'cancelled';
  /** Where it was sent to; null while an operator has yet to name a bank account. */
  readonly target: Readonly<Record<string, string>> | null;
  /** The bank currency. */
  readonly symbol_id: number | null;
  readonly usd_price: number | null;
  readonly price_source: PriceSource | null;
  /** The approval fixes price and coins, at the price of then. */
  readonly is_estimate: boolean;
  readonly coin_number: number | null;
  readonly has_proof: boolean;
  readonly reason: string | null;
  readonly note: string | null;
  readonly created_at_ms: number;
  readonly proof_at_ms: number | null;
  readonly ended_at_ms: number | null;
}

/** Another deposit that shows the same picture. */
export interface SameProof {
  readonly id: number;
  readonly customer_id: number;
  readonly uid: string;
  readonly status: Deposit['status'];
  readonly created_at_ms: number;
}

/** The picture only for those who may look at it. */
export interface WholeDeposit extends Deposit {
  readonly proof: string | null;
  /** What accounts are held in. */
  readonly currency: string;
  readonly same_proof: readonly SameProof[];
}

/** What an open deposit waits for: bank details, the customer's proof, or a decision. */
export type Stage = 'matching' | 'proof' | 'decision';

export function stageOf({ status, target, has_proof: isProven }: Deposit): Stage | null {
  if (status !== 'open') return null;
  if (target === null) return 'matching';
  return isProven ? 'decision' : 'proof';
}

export const STAGES: Readonly<Record<Stage, string>> = {
  matching: 'Bank details',
  proof: 'The customer’s proof',
  decision: 'A decision',
};

export const STATES: Readonly<Record<Deposit['status'], { label: string; tone: PillTone }>> = {
  open: { label: 'Open', tone: 'info' },
  approved: { label: 'Approved', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'error' },
  invalid: { label: 'Invalid', tone: 'error' },
  cancelled: { label: 'Cancelled', tone: 'default' },
};

export const WAYS: Readonly<Record<Deposit['way'], string>> = { coin: 'Coin', bank: 'Bank' };

/** How long an operator has been waited for; null where it is not an operator's turn. */
export function waitsFor(
  deposit: Deposit,
  now: number,
  promise: number,
): { label: string; tone: PillTone } | null {
  const stage = stageOf(deposit);
  if (stage === null || stage === 'proof') return null;
  const since = stage === 'decision' ? deposit.proof_at_ms : null;
  return ageOf(since ?? deposit.created_at_ms, now, promise);
}

export const DEPOSIT_QUEUE: ReviewQueue<Deposit> = {
  resource: 'deposits',
  since: 'created_at_ms',
  filter: { waits_for: 'operator' },
  waits: ({ status }) => status === 'open',
  rests: ({ approval }) => approval !== null,
};
