import type { Tick } from '@truemark/domain';
import { expect, it } from 'vitest';
import { PRODUCTS } from '../products/index.js';
import { Decider } from './decider.js';
import type { JobResult, QuotesJob } from './job.js';
import type { LaneOptions } from './lane-options.js';
import { OpenBatch } from './open-batch.js';
import { QuotesFailed } from './quotes-failed.js';
import type { ReceivedPrice } from './received-price.js';
import { emptyState } from './state.js';
import { UndoList } from './undo.js';

interface Price extends ReceivedPrice {
  readonly symbolId: number;
}

const FAULTY = 2;

it('a fault while one quote is processed costs that quote alone', () => {
  const state = emptyState(new Map([['currency', 'USD']]), PRODUCTS);
  const lanes: number[] = [];
  const takeQuote: LaneOptions['takeQuote'] = (step, quote) => {
    const { symbolId, time } = quote as Price;
    const tick: Tick = { symbolId, seq: 1, time, bid: 1, ask: 2 };
    step.emit({ type: 'tick', tick });
    step.set(state.quotes, symbolId, tick);
    if (symbolId === FAULTY) throw new Error('no such rate');
    lanes.push(step.laneSeq);
    return tick;
  };
  const decider = new Decider({ state, takeQuote, now: () => 9_000 } as LaneOptions, new UndoList());
  const quotes: Price[] = [1, FAULTY, 3].map((symbolId) => ({ symbolId, time: 1_000 + symbolId }));
  const job: QuotesJob = { quotes, resolve: () => undefined, reject: () => undefined };
  const into = new OpenBatch();
  decider.decide(job, into);
  const [{ answer, error }] = into.done as [JobResult];
  expect((answer as Tick[]).map(({ symbolId }) => symbolId)).toEqual([1, 3]);
  expect(error).toBeInstanceOf(QuotesFailed);
  expect((error as QuotesFailed).quotes).toEqual([quotes[1]]);
  expect((error as QuotesFailed).message).toBe('no such rate');
  expect(into.events).toHaveLength(2);
  // No number of the lane is left out, and the faulty price is nobody's last one.
  expect(lanes).toEqual([1, 2]);
  expect(state.laneSeq).toBe(2);
  expect([...state.quotes.keys()]).toEqual([1, 3]);
});
