import type { SyncResult } from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import type { AccountSnapshot, EngineEvent } from '../../engine/protocol.js';
import { stringifyWire } from '../../platform/http/stringify-wire.js';
import type { Connection, Outgoing } from '../../platform/socket/connection.js';
import type { EndingMapper } from '../push/maps-endings.js';
import { type LiveFiguresPublisher, PUSH_EVERY } from '../push/shows-live.js';
import { LiveAccount } from './live-account.js';

/** Events kept for clients that were disconnected. */
const MAX_KEPT_EVENTS = 256;

interface KeptMessage {
  readonly seq: number;
  /** Sent only to subscribers of the topic; null: to all connections of the customer. */
  readonly topic: string | null;
  readonly message: (lang: LanguageCode) => Outgoing;
}

/** Event that concerns one customer. */
export type CustomerEvent = Extract<EngineEvent, { readonly customerId: number }>;

/** Whether a connection subscribes to a topic. */
export type IsSubscribed = (connection: Connection, topic: string) => boolean;

/** Customer with one or more signed-in connections: live account state and subscribers. */
export class WatchedCustomer {
  readonly connections = new Set<Connection>();
  /** Time when the last connection left, epoch ms; null while there is one. */
  leftAt: number | null = null;
  private account: LiveAccount;
  private events: KeptMessage[] = [];
  /** Events up to this sequence are in the initial snapshot. */
  private startedAt: number;
  /** Everything after this sequence is in `events`. */
  private knownSince: number;
  private readonly changedSymbols = new Set<number>();
  private isChanged = false;
  private pushedAt = 0;

  constructor(
    snapshot: AccountSnapshot,
    private readonly publishers: readonly LiveFiguresPublisher[],
    private readonly isSubscribed: IsSubscribed,
    private readonly endingOf: EndingMapper['endingOf'],
  ) {
    this.account = new LiveAccount(snapshot, publishers);
    this.startedAt = snapshot.seq;
    this.knownSince = snapshot.seq;
  }

  /** Replaces the account state after lost events. */
  renew(snapshot: AccountSnapshot): void {
    this.account = new LiveAccount(snapshot, this.publishers);
    this.startedAt = snapshot.seq;
    this.knownSince = snapshot.seq;
    this.events = [];
    this.isChanged = true;
  }

  /** Symbols whose ticks move this account. */
  symbols(): Iterable<number> {
    return this.account.symbols();
  }

  touch(symbolId: number): void {
    this.changedSymbols.add(symbolId);
  }

  /** Applies an event of this customer; skips what the snapshot already contains. */
  follow(event: CustomerEvent): void {
    if (event.seq <= this.startedAt) return;
    this.account.reach(event.seq);
    if (event.type === 'account.changed') {
      const types = this.account.put(event.accounts);
      for (const message of this.account.balances(types, event.seq)) {
        this.publish({ seq: event.seq, topic: null, message: () => message });
      }
      this.isChanged = true;
      return;
    }
    if (this.account.follow(event)) this.isChanged = true;
    const ending = this.endingOf(event);
    if (ending) this.publishEnding(ending.topic, event.seq, ending.message);
  }

  /** Publishes another message for this customer. Whoever has received it is told of nothing before it. */
  publish(kept: KeptMessage): void {
    this.account.reach(kept.seq);
    this.events.push(kept);
    if (this.events.length > MAX_KEPT_EVENTS) this.knownSince = this.events.shift()?.seq ?? this.knownSince;
    for (const connection of this.connections) {
      if (kept.topic === null || this.isSubscribed(connection, kept.topic)) {
        connection.push(kept.message(connection.lang));
      }
    }
  }

  /** Publishes live figures that changed and are due at `now` (epoch ms). */
  frame(now: number): void {
    if (now - this.pushedAt < PUSH_EVERY || (this.changedSymbols.size === 0 && !this.isChanged)) return;
    this.updateMarks();
    if (!this.isChanged) return;
    this.isChanged = false;
    this.pushedAt = now;
    for (const { topic, message } of this.account.topics()) {
      const hearing = [...this.connections].filter((each) => this.isSubscribed(each, topic));
      if (hearing.length === 0) continue;
      const told = message();
      for (const connection of hearing) connection.push(told);
    }
  }

  /** Current live figures, of one topic if given. */
  figures(topic?: string): Outgoing[] {
    this.updateMarks();
    return this.account
      .topics()
      .flatMap((each) => (topic === undefined || each.topic === topic ? [each.message()] : []));
  }

  private updateMarks(): void {
    for (const symbolId of this.changedSymbols) if (this.account.remark(symbolId)) this.isChanged = true;
    this.changedSymbols.clear();
  }

  /** Complete state: balances and live figures. */
  private snapshot(): Outgoing[] {
    return [...this.account.balances(), ...this.figures()];
  }

  /** Messages for a client that was away since `seq`: the later events, or a fresh snapshot. */
  since(seq: number, connection: Connection): Outgoing[] {
    const isKnown = seq >= this.knownSince && seq <= this.account.seq;
    const result: SyncResult = { type: 'sync_result', seq: this.account.seq, snapshot: isKnown ? 0 : 1 };
    const head = { key: null, text: stringifyWire(result) };
    if (!isKnown) return [head, ...this.snapshot()];
    const later = this.events.filter(
      (event) => event.seq > seq && (event.topic === null || this.isSubscribed(connection, event.topic)),
    );
    return [head, ...later.map(({ message }) => message(connection.lang))];
  }

  private publishEnding(topic: string, seq: number, push: object): void {
    const message: Outgoing = { key: null, text: stringifyWire(push) };
    this.publish({ seq, topic, message: () => message });
  }
}
