import type { Exact, ForexClosedPush, ForexOpenedPush, SyncResult } from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import type { Ratio } from '@truemark/money';
import type { AccountSnapshot, EngineEvent } from '../../engine/protocol.js';
import { stringifyWire } from '../../platform/http/stringify-wire.js';
import type { Connection, Outgoing } from '../../platform/socket/connection.js';
import type { EndingTeller } from '../push/tells-endings.js';
import type { MarkOf } from './live-positions.js';
import { TradingAccount } from './trading-account.js';

/** Figures go out at most four times a second. */
export const PUSH_EVERY = 250;
/** Events that are kept for clients that were away. */
const KEPT = 256;

interface Kept {
  readonly seq: number;
  /** Only for who listens to it; null: for all of the customer's connections. */
  readonly topic: string | null;
  readonly message: (lang: LanguageCode) => Outgoing;
}

/** What happened to one customer. */
export type CustomerEvent = Extract<EngineEvent, { readonly customerId: number }>;

/** Whether a connection listens to a topic. */
export type Hears = (connection: Connection, topic: string) => boolean;

/** One customer who is logged in on a connection or more: the live picture of his account, and who hears of it. */
export class WatchedCustomer {
  readonly connections = new Set<Connection>();
  /** When the last connection left, epoch ms; null while there is one. */
  leftAt: number | null = null;
  private account: TradingAccount;
  private events: Kept[] = [];
  /** What happened up to here is in the snapshot that the account started with. */
  private startedAt: number;
  /** Everything after this sequence is in `events`. */
  private knownSince: number;
  private readonly moved = new Set<number>();
  private changed = false;
  private pushedAt = 0;
  /** FOREX_TRADE as it stands, until something changes: many connections that ask at once get one text. */
  private built: { readonly callLevel: Ratio; readonly message: Outgoing } | null = null;

  constructor(
    snapshot: AccountSnapshot,
    private readonly markOf: MarkOf,
    private readonly hears: Hears,
    private readonly endingOf: EndingTeller['endingOf'],
  ) {
    this.account = new TradingAccount(snapshot, markOf);
    this.startedAt = snapshot.seq;
    this.knownSince = snapshot.seq;
  }

  /** Takes the account anew: something of what happened to it was not told here. */
  renew(snapshot: AccountSnapshot): void {
    this.account = new TradingAccount(snapshot, this.markOf);
    this.startedAt = snapshot.seq;
    this.knownSince = snapshot.seq;
    this.events = [];
    this.built = null;
    this.changed = true;
  }

  /** Symbols whose ticks move this account. */
  symbols(): Iterable<number> {
    return this.account.positions.symbols();
  }

  touch(symbolId: number): void {
    this.moved.add(symbolId);
  }

  /** Takes in what happened to this customer; what the snapshot already held is left out. */
  follow(event: CustomerEvent): void {
    if (event.seq <= this.startedAt) return;
    this.account.seq = Math.max(this.account.seq, event.seq);
    this.built = null;
    if (event.type === 'account.changed') {
      const types = this.account.put(event.accounts);
      for (const message of this.account.balances(types, event.seq)) {
        this.tell({ seq: event.seq, topic: null, message: () => message });
      }
    } else if (event.type === 'order.opened') {
      // A market order is answered to who placed it; his other devices see it among the positions of FOREX_TRADE.
      this.account.positions.hold(event.order);
    } else if (event.type === 'order.filled') {
      this.account.positions.hold(event.order);
      this.tellOrders({ type: 'FOREX_OPENED', id: [event.order.id], seq: event.seq });
    } else if (event.type === 'order.closed') {
      this.account.positions.release(event.order.id);
      this.tellOrders({ type: 'FOREX_CLOSED', id: [event.order.id], seq: event.seq });
    } else if (event.type === 'order.cancelled') {
      this.tellOrders({ type: 'FOREX_CLOSED', id: [event.order.id], seq: event.seq });
    } else if (event.type === 'order.changed' && event.order.status === 'holding') {
      this.account.positions.hold(event.order);
    } else if (event.type !== 'margin.call') {
      const ending = this.endingOf(event);
      if (ending) this.tellEnded(ending.topic, event.seq, ending.message);
      return;
    }
    this.changed = true;
  }

  /** A message of another kind for this customer. */
  tell(kept: Kept): void {
    this.events.push(kept);
    if (this.events.length > KEPT) this.knownSince = this.events.shift()?.seq ?? this.knownSince;
    for (const connection of this.connections) {
      if (kept.topic === null || this.hears(connection, kept.topic)) {
        connection.push(kept.message(connection.lang));
      }
    }
  }

  /** Pushes live figures where they changed and are due at `now` (epoch ms). */
  frame(now: number, callLevel: Ratio): void {
    if (now - this.pushedAt < PUSH_EVERY || (this.moved.size === 0 && !this.changed)) return;
    this.remark();
    if (!this.changed) return;
    this.changed = false;
    this.pushedAt = now;
    const hearing = [...this.connections].filter((each) => this.hears(each, 'FOREX_TRADE'));
    if (hearing.length === 0) return;
    const message = this.trade(callLevel);
    for (const connection of hearing) connection.push(message);
  }

  trade(callLevel: Ratio): Outgoing {
    this.remark();
    if (this.built?.callLevel !== callLevel)
      this.built = { callLevel, message: this.account.trade(callLevel) };
    return this.built.message;
  }

  private remark(): void {
    for (const symbolId of this.moved) {
      if (!this.account.positions.remark(symbolId)) continue;
      this.changed = true;
      this.built = null;
    }
    this.moved.clear();
  }

  /** Everything: balances and positions. */
  snapshot(callLevel: Ratio): Outgoing[] {
    return [...this.account.balances(), this.trade(callLevel)];
  }

  /** What a client that was away since `seq` needs: the later events, or a fresh snapshot. */
  since(seq: number, connection: Connection, callLevel: Ratio): Outgoing[] {
    const isKnown = seq >= this.knownSince && seq <= this.account.seq;
    const result: SyncResult = { type: 'sync_result', seq: this.account.seq, snapshot: isKnown ? 0 : 1 };
    const head = { key: null, text: stringifyWire(result) };
    if (!isKnown) return [head, ...this.snapshot(callLevel)];
    const later = this.events.filter(
      (event) => event.seq > seq && (event.topic === null || this.hears(connection, event.topic)),
    );
    return [head, ...later.map(({ message }) => message(connection.lang))];
  }

  private tellOrders(push: Exact<ForexClosedPush> | Exact<ForexOpenedPush>): void {
    this.tellEnded('FOREX_CLOSED', push.seq, push);
  }

  private tellEnded(topic: string, seq: number, push: object): void {
    const message: Outgoing = { key: null, text: stringifyWire(push) };
    this.tell({ seq, topic, message: () => message });
  }
}
