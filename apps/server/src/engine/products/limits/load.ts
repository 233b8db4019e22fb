import { SESSION_PAUSE, type TradingSession } from '@truemark/domain';
import type { Loader } from '../../kernel/loader.js';
import type { PastTrades } from '../../kernel/product.js';
import type { State } from '../../kernel/state.js';
import { dayOf } from './limits-book.js';

/** Maximum look-back. The longest session limit is one day, so the exact start of a longer session does not matter. */
const MAX_LOOKBACK = 2 * 24 * 3_600_000;

/** Restores the results of the GMT day of `now` and the running trading sessions, as the lane would hold them. */
export async function loadTradingDays(state: State, loader: Loader, now: number): Promise<void> {
  await loadResults(state, loader, dayOf(now));
  for (const [customerId, session] of await runningSessions(state, loader, now)) {
    state.limits.noteSession(customerId, session);
  }
}

async function loadResults(state: State, loader: Loader, day: number): Promise<void> {
  for (const resultsSince of state.catalogue.trades.resultsSince) {
    for (const { customerId, result } of await resultsSince(loader, day)) {
      state.limits.noteResult(customerId, result, day);
    }
  }
}

/**
 * Scans backwards in windows as long as the pause that ends a session: two trades of one customer within a window
 * always belong to one session, so its first and last suffice. Pending orders count from placement; a part of a
 * position has the time of the whole.
 */
async function runningSessions(
  state: State,
  loader: Loader,
  now: number,
): Promise<Map<number, TradingSession>> {
  const sessions = new Map<number, TradingSession>();
  for (let until = now; until > now - MAX_LOOKBACK; until -= SESSION_PAUSE) {
    let isLonger = false;
    const trades = await tradesBetween(state, loader, until - SESSION_PAUSE, until);
    for (const { customerId, first, last } of trades) {
      const session = sessions.get(customerId);
      if (until < now && (!session || session.since - last >= SESSION_PAUSE)) continue;
      isLonger = true;
      sessions.set(customerId, {
        since: Math.min(first, session?.since ?? first),
        last: Math.max(last, session?.last ?? last),
      });
    }
    if (!isLonger) break;
  }
  return sessions;
}

/** Each customer's first and last new trade in (`from`, `until`], across products. */
async function tradesBetween({ catalogue }: State, loader: Loader, from: number, until: number) {
  const trades = new Map<number, PastTrades>();
  for (const ofProduct of catalogue.trades.tradesBetween) {
    for (const { customerId, first, last } of await ofProduct(loader, from, until)) {
      const known = trades.get(customerId);
      trades.set(customerId, {
        customerId,
        first: Math.min(first, known?.first ?? first),
        last: Math.max(last, known?.last ?? last),
      });
    }
  }
  return trades.values();
}
