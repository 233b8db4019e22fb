import type { Account } from '../../api/accounts.js';
import type { VerificationStanding } from '../../api/verification.js';

/** The way from a new real account to the first trade, in its order. */
export const STEPS = ['verify', 'deposit', 'transfer', 'trade'] as const;
export type StepName = (typeof STEPS)[number];

/** Where each of them is done. */
export const STEP_PAGES: Readonly<Record<StepName, string>> = {
  verify: '/mine/auth-double',
  deposit: '/mine/charge',
  transfer: '/mine/transfer',
  trade: '/trade',
};

/** What is said while somebody else decides on one of them. */
export const waitsText = (step: StepName) =>
  step === 'verify' ? 'home.next.waits.verify' : 'home.next.waits.deposit';

/** `part`: as far as a trade needs it; `waits`: the customer has done his part, and somebody else decides. */
export type StepState = 'done' | 'part' | 'waits' | 'next' | 'later';

export interface StepFacts {
  /** Undefined where nothing can be certified. */
  readonly verification: Pick<VerificationStanding, 'junior' | 'senior'> | undefined;
  readonly accounts: readonly Account[];
  /** A deposit that is not decided yet. */
  readonly depositWaits: boolean;
  readonly hasTraded: boolean;
}

const GRANTED = 2;

/**
 * How far the customer has come. Money anywhere proves a deposit, money on a trading account (or a trade) proves that and a
 * transfer. The first step that is neither done nor waits is the next one; beyond a deposit that waits there is none, for there
 * is nothing yet to move. Who has paid in goes on with his money first, and is led to his papers last: nothing that is left to do
 * with it waits for them. They stand in the same order for everybody all the same. The first of the two levels is enough until he
 * has traded; then the second is asked for, for a withdrawal waits for it.
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
  const steps = STEPS.filter((step) => step !== 'verify' || verification !== undefined);
  const isStuck = waits.deposit && !done.deposit;
  const within = isStuck ? steps.slice(0, steps.indexOf('deposit')) : steps;
  const open = within.filter((step) => !done[step] && !waits[step]);
  const next = (isPaidIn && open.find((step) => step !== 'verify')) || open[0];
  return steps.map((step) => {
    if (done[step]) return [step, step === 'verify' && verification?.senior !== GRANTED ? 'part' : 'done'];
    if (waits[step]) return [step, 'waits'];
    return [step, step === next ? 'next' : 'later'];
  });
}
