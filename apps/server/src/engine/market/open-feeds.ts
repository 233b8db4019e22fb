import { SYSTEM } from '../kernel/command.js';
import type { Inbox } from '../kernel/inbox.js';
import type { Command, Outcome } from '../kernel/registry.js';
import type { State } from '../kernel/state.js';
import type { Store } from '../kernel/store/store.js';
import { DayKeys } from './day-keys.js';
import { type FeedOptions, Feeds } from './feeds.js';
import type { DeliverQuotes } from './sources/source.js';

/** Interval at which the simulator's keys are checked, ms. */
const KEY_CHECK = 1_000;

/** Parts of the engine that the feeds need. */
interface FeedContext {
  readonly state: State;
  readonly store: Store;
  readonly inbox: Inbox;
  readonly engine: {
    submit<C extends Command>(command: C): Promise<Outcome<C['kind']>>;
    take: DeliverQuotes;
    /** The market clock, epoch ms. */
    now(): number;
  };
}

/** Journals the price source, maintains the simulator's keys while there are feeds, and creates the feeds. */
export async function openFeeds(
  options: FeedOptions,
  { state, store, engine, inbox }: FeedContext,
): Promise<Feeds> {
  await engine.submit({ kind: 'feeds.start', actor: SYSTEM, priceFeed: options.priceFeed });
  const keys = await DayKeys.load(options.keys, { days: state.simulatorDays, store, say: options.say });
  const keep = () => keys.keep(engine.now(), (command) => engine.submit(command));
  await keep();
  // Retried at the next interval; the lane reports its failures itself.
  const timer = setInterval(() => void keep().catch(() => undefined), KEY_CHECK);
  const feeds = new Feeds(
    options,
    keys,
    (quotes) => engine.take(quotes),
    () => clearInterval(timer),
  );
  inbox.open(feeds);
  return feeds;
}
