import type { Account } from '../../api/accounts.js';
import type { VerificationStanding } from '../../api/verification.js';

/** Steps from a new real account to the first trade, in order. */
export const STEPS = ['verify', 'deposit', 'transfer', 'trade'] as const;
export type StepName = (typeof STEPS)[number];

/** Page of each step. */
export const STEP_PAGES: Readonly<Record<StepName, string>> = {
  verify: '/mine/auth-double',
  deposit: '/mine/charge',
  transfer: '/mine/transfer',
  trade: '/trade',
};

/** Text while a step waits for someone else's decision. */
export const waitsText = (step: StepName) =>
  step === 'verify' ? 'home.next.waits.verify' : 'home.next.waits.deposit';

/**
 * `part`: enough for a trade; `waits`: the customer is done and someone else decides; `rejected`: what was submitted
 * has to be corrected.
 */
export type StepState = 'done' | 'part' | 'waits' | 'rejected' | 'next' | 'later';

type Standing = Pick<VerificationStanding, 'junior' | 'senior'> &
  Partial<Pick<VerificationStanding, 'juniorRejection' | 'seniorRejection'>>;

export interface StepFacts {
  /** Undefined if there is no verification. */
  readonly verification: Standing | undefined;
  readonly accounts: readonly Account[];
  /** Whether a deposit is undecided. */
  readonly depositWaits: boolean;
  readonly hasTraded: boolean;
}

const GRANTED = 2;

/** A level that was rejected and has not been submitted again. */
const isToCorrect = ({ junior, juniorRejection, senior, seniorRejection }: Standing): boolean =>
  (junior === 0 && Boolean(juniorRejection)) || (senior === 0 && Boolean(seniorRejection));

/**
 * The customer's progress. Money anywhere proves a deposit; money on a trading account (or a trade) proves a deposit
 * and a transfer. The next step is the first one that is neither done nor waiting. After a waiting deposit there is
 * none, because there is nothing to move yet. A customer who has deposited continues with the money first and is led to
 * verification last, because no remaining step with the money waits for it. A rejected verification is shown beside the
 * next step, never instead of it. The display order is the same for all. The
 * first of the two levels is enough until the first trade; then the second is required, because a withdrawal waits for
 * it.
 */
export function stepsOf({
  verification,
  accounts,
  depositWaits,
  hasTraded,
}: StepFacts): [StepName, StepState][] {
  const holds = (account: Account): boolean => account.free + account.held > 0n;
  const isFunded = hasTraded || accounts.some((account) => account.type !== 'change' && holds(account));
  const isPaidIn = isFunded || accounts.some(holds);
  const done: Readonly<Record<StepName, boolean>> = {
    verify: verification?.junior === GRANTED && (verification.senior === GRANTED || !hasTraded),
    deposit: isPaidIn,
    transfer: isFunded,
    trade: hasTraded,
  };
  const waits: Readonly<Record<StepName, boolean>> = {
    verify: verification?.junior === 1 || (hasTraded && verification?.senior === 1),
    deposit: depositWaits,
    transfer: false,
    trade: false,
  };
  const isRejected = verification !== undefined && isToCorrect(verification);
  const steps = STEPS.filter((step) => step !== 'verify' || verification !== undefined);
  const isStuck = waits.deposit && !done.deposit;
  const within = isStuck ? steps.slice(0, steps.indexOf('deposit')) : steps;
  const open = within.filter((step) => !done[step] && !waits[step] && !(step === 'verify' && isRejected));
  const next = (isPaidIn && open.find((step) => step !== 'verify')) || open[0];
  return steps.map((step) => {
    if (step === 'verify' && isRejected) return [step, 'rejected'];
    if (done[step]) return [step, step === 'verify' && verification?.senior !== GRANTED ? 'part' : 'done'];
    if (waits[step]) return [step, 'waits'];
    return [step, step === next ? 'next' : 'later'];
  });
}
