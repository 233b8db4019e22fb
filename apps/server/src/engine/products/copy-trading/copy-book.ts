import type { UndoList } from '../../kernel/undo.js';
import { FanOuts } from './fan-outs.js';
import { FiguresBook } from './figures/figures-book.js';
import type { RelationStops } from './relation-stops.js';
import { SkipNoticeLog } from './skip-notices.js';
import type { Copy } from './tables/copy.table.js';
import type { Follow } from './tables/follow.table.js';
import type { Trader } from './tables/trader.table.js';

/** Traders, their followers, open copies, and events waiting to be copied. */
export class CopyBook {
  readonly traders = new Map<number, Trader>();
  readonly nicknames = new Map<number, string>();
  readonly follows = new Map<number, Follow>();
  readonly copies = new Map<number, Copy>();
  readonly fanOuts = new FanOuts();
  readonly figures = new FiguresBook();
  readonly skipsTold = new SkipNoticeLog();
  /** Relations that owe shares. */
  readonly owing = new Set<number>();
  private readonly followIdsByCustomer = new Map<number, Set<number>>();
  private readonly followIdsByTrader = new Map<number, Set<number>>();
  /** Cached ascending ids per trader, shared by waiting events until the trader gets another relation. */
  private readonly sortedIdsByTrader = new Map<number, readonly number[]>();
  /** Leader's order → relation → copy. */
  private readonly copyIdsByLeaderOrder = new Map<number, Map<number, number>>();
  private readonly copyIdsByFollow = new Map<number, Set<number>>();

  /** Trader → number of active real-money relations. */
  private readonly realFollowers = new Map<number, number>();

  constructor(
    readonly stops: RelationStops,
    private readonly isReal: (customerId: number) => boolean,
  ) {}

  /** The relation of a pair, ended ones included. */
  pair(customerId: number, traderId: number): Follow | undefined {
    return this.followsOf(customerId).find((follow) => follow.traderId === traderId);
  }

  /** A follower's relations by id, ended ones included. */
  followsOf(customerId: number): Follow[] {
    return this.readFollows(this.followIdsByCustomer.get(customerId));
  }

  /** A trader's relations by id, ended ones included. */
  followersOf(traderId: number): Follow[] {
    return this.readFollows(this.followIdsByTrader.get(traderId));
  }

  /** Ids of a trader's relations, ended ones included, ascending. The returned array is never mutated. */
  relationIdsOf(traderId: number): readonly number[] {
    const known = this.sortedIdsByTrader.get(traderId);
    if (known) return known;
    const ids = [...(this.followIdsByTrader.get(traderId) ?? [])].sort((a, b) => a - b);
    this.sortedIdsByTrader.set(traderId, ids);
    return ids;
  }

  isFollowed(traderId: number): boolean {
    return (this.followIdsByTrader.get(traderId)?.size ?? 0) > 0;
  }

  /** Number of active real-money followers. Demo followers are never counted. */
  followerCount(traderId: number): number {
    return this.realFollowers.get(traderId) ?? 0;
  }

  copyOf(leaderOrderId: number, followId: number): Copy | undefined {
    const id = this.copyIdsByLeaderOrder.get(leaderOrderId)?.get(followId);
    return id === undefined ? undefined : this.copies.get(id);
  }

  /** A relation's copies by id that are open, or whose leader's order is open. */
  copiesOf(followId: number): Copy[] {
    const ids = [...(this.copyIdsByFollow.get(followId) ?? [])].sort((a, b) => a - b);
    return ids.flatMap((id) => this.copies.get(id) ?? []);
  }

  keepFollow(follow: Follow, undo: UndoList): void {
    const { id, customerId, traderId, owed } = follow;
    const more = Number(isActive(follow)) - Number(isActive(this.follows.get(id)));
    if (more !== 0 && this.isReal(customerId)) {
      undo.set(this.realFollowers, traderId, this.followerCount(traderId) + more);
    }
    if (!this.follows.has(id)) {
      const forget = (): boolean => this.sortedIdsByTrader.delete(traderId);
      forget();
      undo.push(forget);
    }
    undo.set(this.follows, id, follow);
    addToSet(this.followIdsByCustomer, customerId, id, undo);
    addToSet(this.followIdsByTrader, traderId, id, undo);
    if (owed > 0n) undo.add(this.owing, id);
    else undo.remove(this.owing, id);
  }

  /** Stores a copy while it or its leader's order is open. */
  keepCopy(copy: Copy, undo: UndoList): void {
    const { id, followId, leaderOrderId, status } = copy;
    const ofOrder = this.copyIdsByLeaderOrder.get(leaderOrderId) ?? new Map<number, number>();
    if (status === 'open' || status === 'closed') {
      if (!this.copyIdsByLeaderOrder.has(leaderOrderId))
        undo.set(this.copyIdsByLeaderOrder, leaderOrderId, ofOrder);
      undo.set(this.copies, id, copy);
      undo.set(ofOrder, followId, id);
      addToSet(this.copyIdsByFollow, followId, id, undo);
      return;
    }
    undo.delete(this.copies, id);
    undo.delete(ofOrder, followId);
    if (ofOrder.size === 0) undo.delete(this.copyIdsByLeaderOrder, leaderOrderId);
    const ofFollow = this.copyIdsByFollow.get(followId);
    if (ofFollow) undo.remove(ofFollow, id);
  }

  private readFollows(ids: Iterable<number> = []): Follow[] {
    return [...ids].sort((a, b) => a - b).flatMap((id) => this.follows.get(id) ?? []);
  }
}

const isActive = (follow: Follow | undefined): boolean => follow !== undefined && follow.status !== 'ended';

function addToSet(sets: Map<number, Set<number>>, key: number, id: number, undo: UndoList): void {
  const known = sets.get(key) ?? new Set<number>();
  if (!sets.has(key)) undo.set(sets, key, known);
  undo.add(known, id);
}
