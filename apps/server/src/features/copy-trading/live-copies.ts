import { Injectable, Logger } from '@nestjs/common';
import { readCopiesTopic, toForexFollowTrade } from '@truemark/contracts';
import { EngineClient } from '../../engine/client.js';
import type { Order } from '../../engine/products/contracts/tables/order.table.js';
import type { OpenCopies } from '../../engine/products/copy-trading/commands.js';
import type { EngineEvent } from '../../engine/protocol.js';
import { stringifyWire } from '../../platform/http/stringify-wire.js';
import { reloadAll } from '../../platform/retry/reload.js';
import type { Connection, Outgoing } from '../../platform/socket/connection.js';
import { KeepsTopics, PUSH_EVERY, type TopicKeeper } from '../push/shows-live.js';
import { LivePositions, type MarkOf } from '../trading/live-positions.js';
import { Marks } from '../trading/marks.js';

/** Subscription to one follower's open copies of a trader's orders. */
interface CopiesSubscription {
  readonly traderId: number;
  readonly followerId: number;
}

/** Open copies of one trader's orders in one follower's account, and their subscribers. */
class CopiesOfPair {
  readonly connections = new Set<Connection>();
  /** Connections whose permission is being checked. */
  readonly asking = new Set<Connection>();
  /** Connections that have not received the state yet. */
  readonly waiting = new Set<Connection>();
  /** Events received before the snapshot; null once the snapshot is here. */
  private bufferedEvents: EngineEvent[] | null = [];
  private positions: LivePositions;
  private isChanged = false;
  private pushedAt = 0;

  constructor(
    readonly pair: CopiesSubscription,
    private readonly markOf: MarkOf,
  ) {
    this.positions = new LivePositions(markOf);
  }

  /** Buffers events again until a new snapshot arrives. */
  renew(): void {
    this.bufferedEvents = [];
  }

  begin({ seq, orders }: OpenCopies): void {
    if (!this.bufferedEvents) return;
    this.positions = new LivePositions(this.markOf);
    for (const order of orders) this.positions.hold(order);
    const early = this.bufferedEvents;
    this.bufferedEvents = null;
    for (const event of early) if (event.seq > seq) this.follow(event);
  }

  follow(event: EngineEvent): void {
    if (this.bufferedEvents) {
      this.bufferedEvents.push(event);
    } else if (event.type === 'order.opened' || event.type === 'order.changed') {
      if (this.isOfPair(event.order)) this.positions.hold(event.order);
      else this.positions.release(event.order.id);
    } else if (event.type === 'order.closed') {
      this.positions.release(event.order.id);
    } else {
      return;
    }
    this.isChanged = true;
  }

  /** Publishes to all subscribers if it changed and is due at `now` (epoch ms), otherwise to new subscribers only. */
  frame(now: number, moved: ReadonlySet<number>): void {
    if (this.bufferedEvents) return;
    for (const symbolId of moved) if (this.positions.remark(symbolId)) this.isChanged = true;
    const isDue = this.isChanged && now - this.pushedAt >= PUSH_EVERY;
    if (!isDue && this.waiting.size === 0) return;
    const message = this.message();
    for (const connection of isDue ? this.connections : this.waiting) connection.push(message);
    this.waiting.clear();
    if (!isDue) return;
    this.isChanged = false;
    this.pushedAt = now;
  }

  private isOfPair({ status, terms: { copy } }: Order): boolean {
    return status === 'holding' && copy?.traderId === this.pair.traderId && copy.state !== 'taken_over';
  }

  private message(): Outgoing {
    const { traderId, followerId } = this.pair;
    const push = toForexFollowTrade({ traderId, followerId, positions: this.positions.figures() });
    return { key: nameOf(this.pair), text: stringifyWire(push) };
  }
}

const nameOf = ({ traderId, followerId }: CopiesSubscription): string => `copies.${traderId}.${followerId}`;

const isNumber = (id: number): boolean => Number.isSafeInteger(id) && id > 0;

/** Open copies to which a trader or the follower subscribed. */
@KeepsTopics()
@Injectable()
export class LiveCopies implements TopicKeeper<CopiesSubscription> {
  private readonly log = new Logger('copies');
  private readonly byPair = new Map<string, CopiesOfPair>();
  private readonly byFollower = new Map<number, Set<CopiesOfPair>>();
  private readonly byConnection = new Map<Connection, Set<CopiesOfPair>>();
  private readonly changedSymbols = new Set<number>();
  private renewals = 0;

  constructor(
    private readonly engine: EngineClient,
    private readonly marks: Marks,
  ) {}

  read(asked: object): CopiesSubscription | null {
    const pair = readCopiesTopic(asked);
    return pair && isNumber(pair.traderId) && isNumber(pair.followerId) ? pair : null;
  }

  countOf(connection: Connection): number {
    return this.byConnection.get(connection)?.size ?? 0;
  }

  /**
   * Subscribes a connection of the trader or the follower. False: there is no such relation, or the follower is a demo
   * customer, whom traders do not see.
   */
  async listen(connection: Connection, pair: CopiesSubscription, customerId: number): Promise<boolean> {
    if (customerId !== pair.traderId && customerId !== pair.followerId) return false;
    const copies = this.findOrCreate(pair);
    if (copies.connections.has(connection)) return true;
    copies.asking.add(connection);
    note(this.byConnection, connection, copies);
    const open = await this.fetchOpenCopies(pair).catch((error: unknown) => {
      this.detach(connection, copies);
      throw error;
    });
    if (open) copies.begin(open);
    // It may have disconnected meanwhile.
    if (!copies.asking.delete(connection)) return true;
    const isShown = open !== null && (open.isReal || customerId === pair.followerId);
    if (isShown) {
      copies.connections.add(connection);
      copies.waiting.add(connection);
    } else {
      this.detach(connection, copies);
    }
    return isShown;
  }

  stop(connection: Connection, pair: CopiesSubscription): void {
    const copies = this.byPair.get(nameOf(pair));
    if (copies) this.detach(connection, copies);
  }

  leave(connection: Connection): void {
    for (const copies of [...(this.byConnection.get(connection) ?? [])]) this.detach(connection, copies);
  }

  async renew(): Promise<void> {
    this.renewals += 1;
    const { renewals } = this;
    await reloadAll([...this.byPair.values()], {
      load: (copies) => this.renewOne(copies),
      isWanted: (copies) => this.renewals === renewals && this.byPair.get(nameOf(copies.pair)) === copies,
      onFailure: (error) => this.log.error(error),
    });
  }

  follow(event: EngineEvent): void {
    if (event.type === 'tick') this.changedSymbols.add(event.tick.symbolId);
    else if ('customerId' in event) {
      for (const copies of this.byFollower.get(event.customerId) ?? []) copies.follow(event);
    }
  }

  frame(now: number): void {
    for (const copies of this.byPair.values()) copies.frame(now, this.changedSymbols);
    this.changedSymbols.clear();
  }

  private async renewOne(copies: CopiesOfPair): Promise<void> {
    const { renewals } = this;
    copies.renew();
    const open = await this.fetchOpenCopies(copies.pair);
    if (this.renewals !== renewals) return;
    if (open) copies.begin(open);
    for (const connection of copies.connections) copies.waiting.add(connection);
  }

  /** Open copies of a pair; null: there is no such relation. */
  private fetchOpenCopies({ traderId, followerId }: CopiesSubscription): Promise<OpenCopies | null> {
    return this.engine.ask({ kind: 'copies.open', traderId, followerId });
  }

  private findOrCreate(pair: CopiesSubscription): CopiesOfPair {
    const known = this.byPair.get(nameOf(pair));
    if (known) return known;
    const copies = new CopiesOfPair(pair, (order) => this.marks.now(order));
    this.byPair.set(nameOf(pair), copies);
    note(this.byFollower, pair.followerId, copies);
    return copies;
  }

  private detach(connection: Connection, copies: CopiesOfPair): void {
    const { connections, asking, waiting, pair } = copies;
    for (const among of [connections, asking, waiting]) among.delete(connection);
    drop(this.byConnection, connection, copies);
    if (connections.size + asking.size > 0) return;
    this.byPair.delete(nameOf(pair));
    drop(this.byFollower, pair.followerId, copies);
  }
}

function note<K, V>(sets: Map<K, Set<V>>, key: K, value: V): void {
  const known = sets.get(key) ?? new Set();
  sets.set(key, known.add(value));
}

function drop<K, V>(sets: Map<K, Set<V>>, key: K, value: V): void {
  const known = sets.get(key);
  known?.delete(value);
  if (known?.size === 0) sets.delete(key);
}
