import { DiscoveryService } from '@nestjs/core';
import type { LedgerAccount } from '../../engine/kernel/tables/ledger.table.js';
import type { AccountSnapshot, EngineEvent } from '../../engine/protocol.js';
import type { Connection, Outgoing } from '../../platform/socket/connection.js';

/** Minimum interval of live figures, ms. */
export const PUSH_EVERY = 250;

/** Figures of one customer that prices move: an engine snapshot plus later events. */
export interface LiveFigures {
  /** Symbols whose ticks move them. */
  symbols(): Iterable<number>;
  /** Applies an event of the customer; returns whether to publish. */
  follow(event: EngineEvent): boolean;
  /** Applies a symbol's price; returns whether any figure changed. */
  remark(symbolId: number): boolean;
  /** Message to subscribers: complete, so that the latest one suffices. */
  message(accounts: Iterable<LedgerAccount>, seq: number): Outgoing;
}

/** Publishes live figures to subscribers of its topic. */
export interface LiveFiguresPublisher {
  readonly topic: string;
  begin(snapshot: AccountSnapshot): LiveFigures;
  /** Further inputs of its messages: if they change, the message is rebuilt. */
  basis(): unknown;
}

/** Topics of a product that are addressed by their subject and need permission. */
export interface TopicKeeper<S extends object = object> {
  /** Parses a client's topic; null: not one of these, or invalid. */
  read(asked: object): S | null;
  /** Number of subscriptions of a connection. */
  countOf(connection: Connection): number;
  /** Subscribes a customer's connection; false: not allowed, or no such subject. */
  listen(connection: Connection, subscription: S, customerId: number): Promise<boolean>;
  stop(connection: Connection, subscription: S): void;
  /** Removes all subscriptions of the connection. */
  leave(connection: Connection): void;
  /** Fetches all snapshots again after lost events. */
  renew(): Promise<void>;
  follow(event: EngineEvent): void;
  frame(now: number): void;
}

const FIGURES = DiscoveryService.createDecorator();
const TOPICS = DiscoveryService.createDecorator();

type Mark<T> = () => (target: abstract new (...given: never[]) => T) => void;

/** Marks a provider that publishes live figures, or keeps topics; it is discovered in any module. */
export const PublishesFigures: Mark<LiveFiguresPublisher> = () => FIGURES();
export const KeepsTopics: Mark<TopicKeeper> = () => TOPICS();

/** All marked providers; discovered on first use, when all modules exist. */
export const figuresBy = (discovery: DiscoveryService): (() => readonly LiveFiguresPublisher[]) =>
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
