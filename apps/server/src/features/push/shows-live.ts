import { DiscoveryService } from '@nestjs/core';
import type { LedgerAccount } from '../../engine/kernel/tables/ledger.table.js';
import type { AccountSnapshot, EngineEvent } from '../../engine/protocol.js';
import type { Connection, Outgoing } from '../../platform/socket/connection.js';

/** Live figures go out at most four times a second, ms. */
export const PUSH_EVERY = 250;

/** Figures of one customer's that prices move: what a snapshot of the engine had of them, and what was told since. */
export interface LiveFigures {
  /** Symbols whose ticks move them. */
  symbols(): Iterable<number>;
  /** Takes in what happened to the customer: whether it is to be shown. */
  follow(event: EngineEvent): boolean;
  /** Takes a symbol's price in: whether any figure is another one now. */
  remark(symbolId: number): boolean;
  /** What who listens is sent: all of them, so that the latest message says everything. */
  message(accounts: Iterable<LedgerAccount>, seq: number): Outgoing;
}

/** Shows figures that prices move, to whoever listens to its topic. */
export interface FiguresTeller {
  readonly topic: string;
  begin(snapshot: AccountSnapshot): LiveFigures;
  /** What its messages go by besides the figures: where that is another one, a message is made anew. */
  basis(): unknown;
}

/** Topics of a product that are asked for by what they are about, and that only some may hear. */
export interface TopicKeeper<S extends object = object> {
  /** What a client asks for; null: it is not of these, or not understood. */
  read(asked: object): S | null;
  /** How many a connection listens to. */
  countOf(connection: Connection): number;
  /** Lets a customer's connection listen; false: he may not, or there is no such thing. */
  listen(connection: Connection, subscription: S, customerId: number): Promise<boolean>;
  stop(connection: Connection, subscription: S): void;
  /** It listens to nothing any more. */
  leave(connection: Connection): void;
  /** Something that was told is missing here: all of it is asked for anew. */
  renew(): Promise<void>;
  follow(event: EngineEvent): void;
  frame(now: number): void;
}

const FIGURES = DiscoveryService.createDecorator();
const TOPICS = DiscoveryService.createDecorator();

type Mark<T> = () => (target: abstract new (...given: never[]) => T) => void;

/** Mark a provider that shows live figures, or keeps topics: it is found wherever its module stands. */
export const ShowsFigures: Mark<FiguresTeller> = () => FIGURES();
export const KeepsTopics: Mark<TopicKeeper> = () => TOPICS();

/** Whoever is marked; looked for when it is first asked for: then all modules are there. */
export const figuresBy = (discovery: DiscoveryService): (() => readonly FiguresTeller[]) =>
  marked(discovery, FIGURES.KEY);
export const topicsBy = (discovery: DiscoveryService): (() => readonly TopicKeeper[]) =>
  marked(discovery, TOPICS.KEY);

function marked<T>(discovery: DiscoveryService, metadataKey: string): () => readonly T[] {
  let found: readonly T[] | null = null;
  return () => {
    found ??= discovery.getProviders({ metadataKey }).map(({ instance }) => instance as T);
    return found;
  };
}
