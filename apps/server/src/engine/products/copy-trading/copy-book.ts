import { nextMonth } from '@truemark/domain';
import type { UndoList } from '../../kernel/undo.js';
import { FanOuts } from './fan-outs.js';
import { MonthEnds } from './month-ends.js';
import type { RelationStops } from './relation-stops.js';
import type { Copy } from './tables/copy.table.js';
import type { Follow } from './tables/follow.table.js';
import type { Trader } from './tables/trader.table.js';

/** Traders, their followers, the copies of orders that are open, and what still waits to be copied. */
export class CopyBook {
  readonly traders = new Map<number, Trader>();
  readonly nicknames = new Map<number, string>();
  readonly follows = new Map<number, Follow>();
  readonly copies = new Map<number, Copy>();
  readonly fanOuts = new FanOuts();
  readonly monthEnds = new MonthEnds();
  /** Relations that owe shares. */
  readonly owing = new Set<number>();
  private readonly ofCustomer = new Map<number, Set<number>>();
  private readonly ofTrader = new Map<number, Set<number>>();
  /** Leader's order → relation → copy. */
  private readonly ofOrder = new Map<number, Map<number, number>>();
  private readonly ofFollow = new Map<number, Set<number>>();

  constructor(readonly stops: RelationStops) {}

  /** The relation of a pair, ended ones too. */
  pair(customerId: number, traderId: number): Follow | undefined {
    return this.followsOf(customerId).find((follow) => follow.traderId === traderId);
  }

  /** A follower's relations, ended ones too, by number. */
  followsOf(customerId: number): Follow[] {
    return this.read(this.ofCustomer.get(customerId));
  }

  /** A trader's relations, ended ones too, by number. */
  followersOf(traderId: number): Follow[] {
    return this.read(this.ofTrader.get(traderId));
  }

  isFollowed(traderId: number): boolean {
    return (this.ofTrader.get(traderId)?.size ?? 0) > 0;
  }

  copyOf(leaderOrderId: number, followId: number): Copy | undefined {
    const id = this.ofOrder.get(leaderOrderId)?.get(followId);
    return id === undefined ? undefined : this.copies.get(id);
  }

  /** A relation's copies that are open, or whose leader's order is, by number. */
  copiesOf(followId: number): Copy[] {
    const ids = [...(this.ofFollow.get(followId) ?? [])].sort((a, b) => a - b);
    return ids.flatMap((id) => this.copies.get(id) ?? []);
  }

  keepFollow(follow: Follow, undo?: UndoList): void {
    const { id, customerId, traderId, owed, settledAt } = follow;
    if (this.follows.get(id)?.settledAt !== settledAt) this.monthEnds.push(nextMonth(settledAt), id);
    if (undo) undo.set(this.follows, id, follow);
    else this.follows.set(id, follow);
    note(this.ofCustomer, customerId, id, undo);
    note(this.ofTrader, traderId, id, undo);
    if (owed > 0n) add(this.owing, id, undo);
    else remove(this.owing, id, undo);
  }

  /** Keeps a copy while it, or its leader's order, is open. */
  keepCopy(copy: Copy, undo?: UndoList): void {
    const { id, followId, leaderOrderId, status } = copy;
    const isKept = status === 'open' || status === 'closed';
    const ofOrder = this.ofOrder.get(leaderOrderId) ?? new Map<number, number>();
    if (!this.ofOrder.has(leaderOrderId)) set(this.ofOrder, leaderOrderId, ofOrder, undo);
    if (isKept) {
      set(this.copies, id, copy, undo);
      set(ofOrder, followId, id, undo);
      note(this.ofFollow, followId, id, undo);
      return;
    }
    if (undo) {
      undo.delete(this.copies, id);
      undo.delete(ofOrder, followId);
      if (ofOrder.size === 0) undo.delete(this.ofOrder, leaderOrderId);
    }
    remove(this.ofFollow.get(followId), id, undo);
  }

  private read(ids: Iterable<number> = []): Follow[] {
    return [...ids].sort((a, b) => a - b).flatMap((id) => this.follows.get(id) ?? []);
  }
}

function note(sets: Map<number, Set<number>>, key: number, id: number, undo?: UndoList): void {
  const known = sets.get(key) ?? new Set<number>();
  if (!sets.has(key)) set(sets, key, known, undo);
  add(known, id, undo);
}

function set<K, V>(map: Map<K, V>, key: K, value: V, undo?: UndoList): void {
  if (undo) undo.set(map, key, value);
  else map.set(key, value);
}

function add(ids: Set<number>, id: number, undo?: UndoList): void {
  if (undo) undo.add(ids, id);
  else ids.add(id);
}

function remove(ids: Set<number> | undefined, id: number, undo?: UndoList): void {
  if (ids && undo) undo.remove(ids, id);
}
