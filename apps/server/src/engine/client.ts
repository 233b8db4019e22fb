import { setTimeout as pause } from 'node:timers/promises';
import { EngineUnavailable } from '../platform/unavailable.js';
import { Listeners } from './kernel/listeners.js';
import type { Answer, Command, EngineBoundary, EngineEvent, Outcome, Question } from './protocol.js';
import { EngineView } from './view/engine-view.js';

/** Pause after a fault of the engine at a snapshot, ms. */
const RETRY_AFTER = 1_000;

/** A snapshot of the view, retried until the engine answers. */
async function snapshotOf(engine: EngineBoundary): Promise<Answer<'view.snapshot'>> {
  for (;;) {
    try {
      return await engine.ask({ kind: 'view.snapshot' });
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) throw error;
    }
  }
}

export interface ClientOptions {
  /** The market clock, epoch ms. */
  readonly now: () => number;
  /** Called when a subscriber failed at an event: a bug that affects only that subscriber. */
  readonly onFault: (error: unknown) => void;
}

/**
 * The engine as features use it, wherever it runs: commands and questions go in, events come out, and a read view
 * follows the events. The view and features' in-memory data are updated before the caller that caused an event is
 * answered. Listeners are called an event-loop turn later, so that nobody waits for them.
 */
export class EngineClient {
  private readonly followers: Listeners;
  private readonly listeners: Listeners;
  private readonly renewalListeners = new Set<() => void>();
  private pendingEvents: EngineEvent[] = [];
  /** Events received while a snapshot is loading; null: none is. */
  private bufferedEvents: EngineEvent[] | null = null;
  private gapCount = 0;

  private constructor(
    private readonly engine: EngineBoundary,
    readonly view: EngineView,
    private lastSeq: number,
    private readonly onFault: ClientOptions['onFault'],
  ) {
    this.followers = new Listeners(onFault);
    this.listeners = new Listeners(onFault);
  }

  /** Takes a snapshot of the engine and follows it from there. */
  static async open(engine: EngineBoundary, { now, onFault }: ClientOptions): Promise<EngineClient> {
    const early: EngineEvent[] = [];
    let client: EngineClient | null = null;
    let isMissing = false;
    engine.subscribe((event) => {
      if (client) client.receive(event);
      else early.push(event);
    });
    engine.onMissing?.(() => {
      if (client) client.renew();
      else isMissing = true;
    });
    const snapshot = await snapshotOf(engine);
    client = new EngineClient(engine, new EngineView(snapshot, now), snapshot.seq, onFault);
    for (const event of early) if (event.seq > snapshot.seq) client.receive(event);
    if (isMissing) client.renew();
    return client;
  }

  /** The lane sequence up to which the view is current. */
  get seq(): number {
    return this.lastSeq;
  }

  /** Submits a command; resolves with its outcome once durable. Rejects only on a fault. */
  submit<C extends Command>(command: C): Promise<Outcome<C['kind']>> {
    return this.engine.submit(command);
  }

  /** The durable outcome of an earlier call of this kind with this key; null: the key is new. */
  first<K extends Command['kind']>(kind: K, key: Command['idempotency']): Promise<Outcome<K> | null> {
    return this.engine.first(kind, key);
  }

  /** Answers a question as of the last commit; changes nothing. */
  ask<Q extends Question>(question: Q): Promise<Answer<Q['kind']>> {
    return this.engine.ask(question);
  }

  /**
   * Resolves once the view shows what another process could have shown until now: for work that took its turn after
   * that of another process. Rejects with `EngineUnavailable`.
   */
  async upToDate(): Promise<void> {
    await this.engine.upToDate?.();
  }

  /**
   * Follows events in lane order, after their commit and before the answers: for data that the next request reads and
   * that is cheap to update. Returns the unsubscribe function.
   */
  follow(follower: (event: EngineEvent) => void): () => void {
    return this.followers.add(follower);
  }

  /** Subscribes to events in lane order, after their commit and after the answers. Returns the unsubscribe function. */
  subscribe(listener: (event: EngineEvent) => void): () => void {
    return this.listeners.add(listener);
  }

  /**
   * `listener` is called when the view was reloaded because events were missed: other data derived from events must be
   * reloaded too. Never called if the engine is in this process.
   */
  onRenewed(listener: () => void): void {
    this.renewalListeners.add(listener);
  }

  private renew(): void {
    this.gapCount += 1;
    this.bufferedEvents = [];
    void this.resnapshot(this.gapCount);
  }

  private async resnapshot(missed: number): Promise<void> {
    const snapshot = await this.nextSnapshot(missed);
    // Events were missed again: a later snapshot includes them.
    if (!snapshot || this.gapCount !== missed) return;
    const early = this.bufferedEvents ?? [];
    this.bufferedEvents = null;
    this.view.begin(snapshot);
    this.lastSeq = Math.max(this.lastSeq, snapshot.seq);
    for (const listener of this.renewalListeners) {
      try {
        listener();
      } catch (error) {
        this.onFault(error);
      }
    }
    for (const event of early) if (event.seq > snapshot.seq) this.receive(event);
    this.engine.caughtUp?.();
  }

  /** Retried after any fault, since the view stands still without it; null: events were missed again meanwhile. */
  private async nextSnapshot(missed: number): Promise<Answer<'view.snapshot'> | null> {
    while (this.gapCount === missed) {
      try {
        return await snapshotOf(this.engine);
      } catch (error) {
        this.onFault(error);
        await pause(RETRY_AFTER, undefined, { ref: false });
      }
    }
    return null;
  }

  private receive(event: EngineEvent): void {
    if (this.bufferedEvents) return void this.bufferedEvents.push(event);
    this.lastSeq = Math.max(this.lastSeq, event.seq);
    if (this.pendingEvents.push(event) === 1) setImmediate(() => this.notifyListeners());
    this.view.follow(event);
    this.followers.notify(event);
  }

  private notifyListeners(): void {
    const events = this.pendingEvents;
    this.pendingEvents = [];
    for (const event of events) this.listeners.notify(event);
  }
}
