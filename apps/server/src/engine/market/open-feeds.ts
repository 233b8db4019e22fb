import { SYSTEM } from '../kernel/command.js';
import type { Inbox } from '../kernel/inbox.js';
import type { Command, Outcome } from '../kernel/registry.js';
import type { State } from '../kernel/state.js';
import type { Store } from '../kernel/store/store.js';
import { DayKeys } from './day-keys.js';
import { type FeedOptions, Feeds } from './feeds.js';
import type { Deliver } from './sources/source.js';

/** How often the simulator's keys are looked after, ms. */
const KEY_CHECK = 1_000;

/** What the feeds need of the engine. */
interface FeedGround {
  readonly state: State;
  readonly store: Store;
  readonly inbox: Inbox;
  readonly engine: {
    submit<C extends Command>(command: C): Promise<Outcome<C['kind']>>;
    take: Deliver;
    /** The market clock, epoch ms. */
    now(): number;
  };
}

/** Tells the lane where prices come from, sees to the simulator's keys as long as there are feeds, and makes those. */
export async function openFeeds(
  options: FeedOptions,
  { state, store, engine, inbox }: FeedGround,
): Promise<Feeds> {
  await engine.submit({ kind: 'feeds.start', actor: SYSTEM, priceFeed: options.priceFeed });
  const keys = await DayKeys.load(options.keys, { days: state.simulatorDays, store, say: options.say });
  const keep = () => keys.keep(engine.now(), (command) => engine.submit(command));
  await keep();
  // Tried again: what fails is the lane's, and it says so itself.
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
