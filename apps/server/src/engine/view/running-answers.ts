import type { CandleBook } from '@truemark/domain';
import type { Answers } from '../kernel/product.js';
import type { State } from '../kernel/state.js';
import type { FeedHealth } from '../market/feed-commands.js';
import { inOrder } from '../market/tables/symbol-order.js';
import type { ViewSnapshot } from './snapshot.js';

/** What only a running engine has beside its state. */
interface Running {
  readonly candles: Pick<CandleBook, 'copy'>;
  /** How many jobs wait for the lane. */
  readonly waiting: () => number;
  readonly health: () => readonly FeedHealth[];
}

/** Questions that no product answers: about the lane, the feeds, and everything that the read view begins with. */
export const runningAnswers = ({ candles, waiting, health }: Running) =>
  ({
    'lane.waiting': waiting,
    'feeds.health': ({ book }) => book.withPauses(health()),
    'view.snapshot': (state) => viewSnapshot(state, candles),
  }) satisfies Answers;

/** Names of these questions, for the compiler. */
export type RunningAnswers = ReturnType<typeof runningAnswers>;

function viewSnapshot(state: State, candles: Running['candles']): ViewSnapshot {
  return {
    seq: state.laneSeq,
    symbols: inOrder(state.symbols.values()),
    priceFeed: state.priceFeed,
    unfed: [...state.unfed],
    changes: [...state.book.changes.values()],
    pauses: [...state.book.pauses.values()],
    quotes: [...state.quotes.values()],
    bars: [...state.symbols.keys()].flatMap((symbolId) => candles.copy(symbolId) ?? []),
    settings: [...state.settings],
    durations: [...state.durations.values()],
    demoCustomers: [...state.customers.values()].flatMap(({ id, isDemo }) => (isDemo ? id : [])),
  };
}
