import { createHash } from 'node:crypto';
import { dayOf } from '@truemark/domain';
import type { Results } from '../kernel/registry.js';
import type { Step } from '../kernel/step.js';
import type { PublishDay, RevealDay, StartFeeds } from './feed-commands.js';
import type { SymbolRow } from './tables/market.table.js';
import { simulatorDays } from './tables/simulator.table.js';

export function startFeeds(step: Step, { priceFeed }: StartFeeds): Results['feeds.start'] {
  const { state, undo } = step;
  const before = state.priceFeed;
  undo.push(() => {
    state.priceFeed = before;
  });
  state.priceFeed = priceFeed;
  return { done: true };
}

/** Whether a day may still get a key: not once it is over, for example after a market clock jumped past it. */
export const mayCommitKey = (day: string, now: number): boolean => day >= dayOf(now);

/** Commits a day's key. A day has one key, which nothing can replace, not even a second process. */
export function publishDay(step: Step, command: PublishDay): Results['simulator.publish'] {
  const { day, hash, source, sealed } = command;
  const { simulatorDays: days } = step.state;
  if (days.has(day) || !mayCommitKey(day, step.now)) return { isNew: false };
  step.set(days, day, { hash, isRevealed: false });
  const row = { day, hash, source, sealed, key: null, publishedAt: step.now, revealedAt: null };
  step.insert(simulatorDays, row);
  return { isNew: true };
}

/** Publishes a day's key: only once the day is over, and only the committed key. */
export function revealDay(step: Step, { day, key }: RevealDay): Results['simulator.reveal'] {
  const { simulatorDays: days } = step.state;
  const known = days.get(day);
  const isBound = known?.hash === hashOfKey(Buffer.from(key, 'hex'));
  if (!known || !isBound || known.isRevealed || day >= dayOf(step.now)) return { isNew: false };
  step.set(days, day, { ...known, isRevealed: true });
  step.patch(simulatorDays, { day, key, revealedAt: step.now });
  return { isNew: true };
}

export const hashOfKey = (key: Uint8Array): string => createHash('sha256').update(key).digest('hex');

/** Refuses the step if it would stake real money on a simulated price, unless two owners allowed that. */
export function requireRealPrices(step: Step, { id }: { readonly id: number }, symbol: SymbolRow): void {
  if (!step.state.mayTradeIn(id, symbol)) step.refuse('market.simulated');
}
