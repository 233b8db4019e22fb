import { SESSION_PAUSE, type TradingSession } from '@truemark/domain';
import type { Loader } from '../../kernel/loader.js';
import type { PastTrades } from '../../kernel/product.js';
import type { State } from '../../kernel/state.js';
import { dayOf } from './limits-book.js';

/** The longest limit of a session is a day: of one that is longer, no decision asks when it began. */
const LONGEST = 2 * 24 * 3_600_000;

/** What the GMT day of `now` has brought customers so far, and which trading sessions go on: as the lane would know it. */
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
 * Goes back in steps as long as the pause that ends a session: two trades of one customer within a step always belong
 * together, so that its first and last are all that has to be read of it. Pending orders count from their placing; a
 * part of a position has the time of the whole.
 */
async function runningSessions(
  state: State,
  loader: Loader,
  now: number,
): Promise<Map<number, TradingSession>> {
  const sessions = new Map<number, TradingSession>();
  for (let until = now; until > now - LONGEST; until -= SESSION_PAUSE) {
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

/** Each customer's first and last new trade after `from` and at or before `until`, whatever the product. */
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
