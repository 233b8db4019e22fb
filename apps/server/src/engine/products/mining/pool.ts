import { type Leg, mayFundPool, move, type PoolState, unpromisedOf } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import type { EntryType, Results } from '../../kernel/registry.js';
import type { State } from '../../kernel/state.js';
import type { Step } from '../../kernel/step.js';
import type { LedgerAccount } from '../../kernel/tables/ledger.table.js';
import { requireTwoPeople } from '../reviews/review.js';
import type { FundPool, PoolFigures } from './commands.js';
import { type Fund, funds } from './tables/fund.table.js';
import type { FundSubscription } from './tables/fund-subscription.table.js';

/** A fund's pool account; created on first use. */
export const poolOf = (step: Step, fundId: number): LedgerAccount => step.house('fund_pool', 'real', fundId);

/** Balance and promised amount of a fund's pool. */
export function poolStandingOf(state: State, fundId: number): PoolState {
  const pool = state.accountOf(null, 'fund_pool', 'system', 'real', fundId);
  return { balance: pool?.balance ?? 0n, promised: state.funds.totalsOf(fundId).promised };
}

/** Figures of all funds' pools, by fund id. */
export function poolsOf(state: State): PoolFigures[] {
  const all = (state.watched.get(funds.name) ?? new Map()) as ReadonlyMap<number, Fund>;
  const ids = [...all.keys()].sort((a, b) => a - b);
  return ids.map((fundId) => {
    const { count, shares, nextDay } = state.funds.totalsOf(fundId);
    return { fundId, ...poolStandingOf(state, fundId), running: { count, shares }, nextDay };
  });
}

/** Books one entry of a subscription. `at`: due time, if it was due before now. */
export function bookFund(
  step: Step,
  { id }: Pick<FundSubscription, 'id'>,
  legs: readonly Leg[],
  { type, at = step.now }: { readonly type: EntryType; readonly at?: number },
): void {
  step.enter(legs, { type, refKind: 'fund_subscription', refId: id, at });
}

/** Publishes the current figures of a pool. */
export const publishPool = (step: Step, fundId: number): void =>
  step.emit({ type: 'fund_pool.changed', fundId, ...poolStandingOf(step.state, fundId) });

/**
 * Moves the firm's own money into a fund's pool, or unpromised money out of it, approved by two people. The entry
 * refers to their request.
 */
export function fundPool(step: Step, command: FundPool): Results['fund_pool.fund'] {
  const { fundId, amount, memo, approvedBy } = command;
  const refId = requireTwoPeople(step, approvedBy);
  if (!step.lookUp(funds, fundId)) step.refuse('fund.not_found');
  const standing = poolStandingOf(step.state, fundId);
  if (!mayFundPool(standing, amount)) {
    step.refuse('fund.pool_promised', { free: formatDecimal(unpromisedOf(standing)) });
  }
  const legs = move(step.house('fund_capital', 'real').id, poolOf(step, fundId).id, amount);
  const entryId = step.enter(legs, { type: 'fund_pool.funding', refKind: 'fund_pool', refId, memo });
  publishPool(step, fundId);
  return { entryId };
}
