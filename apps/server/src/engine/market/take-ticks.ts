import { isJump, type RejectReason, rejectReason, type Tick } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { State } from '../kernel/state.js';
import type { Step } from '../kernel/step.js';
import { isForNextTick, type Quote } from './sources/source.js';
import { endPause, pauseSymbol } from './symbols.js';
import { rejectedTicks, type SymbolRow, ticks } from './tables/market.table.js';

/**
 * Processes one quote of a feed: stores a tick with the symbol's next number, or a rejected one that nothing uses.
 * Returns the tick for candles and triggers; null if rejected, or if not valid for the symbol's next tick.
 */
export function takeQuote(step: Step, quote: Quote): Tick | null {
  const { state, laneSeq } = step;
  const symbol = state.symbols.get(quote.symbolId);
  if (!symbol) return null;
  const previous = state.quotes.get(symbol.id);
  const seq = (previous?.seq ?? 0) + 1;
  const feed = state.feedOf(symbol);
  if (!isForNextTick(quote, { symbol, feed, seq })) return null;
  const ask = quote.ask ?? quote.bid + Number(symbol.spread);
  const tick: Tick = {
    symbolId: symbol.id,
    seq,
    time: quote.time,
    bid: quote.bid,
    ask,
  };
  const reason =
    rejectReason(previous, tick) ??
    (isLate(state, tick) ? 'late' : reviewReason(state, previous, tick, feed));
  const { symbolId, time, bid } = tick;
  if (reason !== null) {
    const kept = (price: number) => (Number.isSafeInteger(price) ? price : 0);
    step.insert(rejectedTicks, { laneSeq, symbolId, at: time, bid: kept(bid), ask: kept(ask), reason });
    if (reason === 'jump' && !state.book.pauses.has(symbolId)) pauseSymbol(step, symbolId);
    return null;
  }
  step.insert(ticks, { symbolId, seq: tick.seq, at: time, bid, ask, laneSeq });
  step.emit({ type: 'tick', tick });
  takeTick(step, tick);
  return tick;
}

/**
 * Applies an accepted tick. First each product decides what was due before it by earlier ticks, then it becomes the
 * symbol's last quote, then each product judges it. The order is always the same, so that a replay gives the same
 * result.
 */
export function takeTick(step: Step, tick: Tick): void {
  const { state } = step;
  const { beforeTick, onTick } = state.catalogue.market;
  for (const before of beforeTick) before(step, tick);
  endPause(step, tick.symbolId);
  noteFeed(step, tick.symbolId);
  step.set(state.quotes, tick.symbolId, tick);
  for (const judge of onTick) judge(step, tick);
}

const isLate = (state: State, { symbolId, time }: Tick): boolean =>
  state.catalogue.market.isLate.some((late) => late(state, symbolId, time));

/** Notes the source in force as that of the symbol's last price. */
function noteFeed(step: Step, symbolId: number): void {
  const { state } = step;
  const symbol = state.symbols.get(symbolId);
  if (!symbol) return;
  const feed = state.feedOf(symbol);
  if (state.book.lastFeeds.get(symbolId) !== feed) step.set(state.book.lastFeeds, symbolId, feed);
}

/**
 * The reason why a quote must wait for review: it is too far from the last accepted one of the same source, whatever
 * its age, or an earlier quote was. The first quote after the review is accepted.
 */
function reviewReason(
  state: State,
  previous: Tick | undefined,
  tick: Tick,
  feed: SymbolRow['feed'],
): RejectReason | null {
  const { pauses, lastFeeds } = state.book;
  const pause = pauses.get(tick.symbolId);
  if (!previous || pause?.isResuming) return null;
  const isSameFeed = lastFeeds.get(tick.symbolId) === feed;
  if (isSameFeed && isJump(previous, tick, decimal(state.setting('price_jump_most')))) return 'jump';
  return pause ? 'paused' : null;
}
