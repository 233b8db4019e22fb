import { EngineUnavailable } from '../platform/unavailable.js';
import { Listeners } from './kernel/listeners.js';
import type { Answer, Command, EngineBoundary, EngineEvent, Outcome, Question } from './protocol.js';
import { EngineView } from './view/engine-view.js';

/** The view as it stands, however long the engine takes to answer. */
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
  /** What follows the events failed at one of them: a bug, which ends nothing that is not its own. */
  readonly onFault: (error: unknown) => void;
}

/**
 * The engine as features know it, wherever it runs: commands and questions go in, events come out, and a read view
 * follows those. The view, and what features keep in memory beside it, is brought up to date before whoever caused an event
 * has his answer; listeners are told a turn of the event loop later, so that nobody waits for them.
 */
export class EngineClient {
  private readonly followers: Listeners;
  private readonly listeners: Listeners;
  private readonly renewals = new Set<() => void>();
  private untold: EngineEvent[] = [];
  /** What was told while a snapshot is on its way; null: none is. */
  private early: EngineEvent[] | null = null;
  private missed = 0;

  private constructor(
    private readonly engine: EngineBoundary,
    readonly view: EngineView,
    private seenTo: number,
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
      if (client) client.take(event);
      else early.push(event);
    });
    engine.onMissing?.(() => {
      if (client) client.renew();
      else isMissing = true;
    });
    const snapshot = await snapshotOf(engine);
    client = new EngineClient(engine, new EngineView(snapshot, now), snapshot.seq, onFault);
    for (const event of early) if (event.seq > snapshot.seq) client.take(event);
    if (isMissing) client.renew();
    return client;
  }

  /** How far what is shown here has come, in the lane's sequence. */
  get seq(): number {
    return this.seenTo;
  }

  /** Waits for its turn, is decided, and answers after it is durable. Throws only on a fault. */
  submit<C extends Command>(command: C): Promise<Outcome<C['kind']>> {
    return this.engine.submit(command);
  }

  /** What a call of this kind with this key came to before, once that is durable; null: it is new. */
  first<K extends Command['kind']>(kind: K, key: Command['idempotency']): Promise<Outcome<K> | null> {
    return this.engine.first(kind, key);
  }

  /** Answers a question as of the last commit; it changes nothing. */
  ask<Q extends Question>(question: Q): Promise<Answer<Q['kind']>> {
    return this.engine.ask(question);
  }

  /**
   * Events in the lane's order, after their commit and before the answers: for what the next request reads and costs next to
   * nothing to keep up. Returns how to stop following.
   */
  follow(follower: (event: EngineEvent) => void): () => void {
    return this.followers.add(follower);
  }

  /** Events in the lane's order, after their commit and after the answers. Returns how to stop listening. */
  subscribe(listener: (event: EngineEvent) => void): () => void {
    return this.listeners.add(listener);
  }

  /**
   * `listener` hears when the view was taken anew because something told did not arrive here: whatever else is kept from
   * events is to be taken anew, too. Never where the engine is in this process.
   */
  onRenewed(listener: () => void): void {
    this.renewals.add(listener);
  }

  private renew(): void {
    this.missed += 1;
    this.early = [];
    void this.takeAnew(this.missed);
  }

  private async takeAnew(missed: number): Promise<void> {
    const snapshot = await snapshotOf(this.engine);
    // Something is missing once more: a later snapshot has that as well.
    if (this.missed !== missed) return;
    const early = this.early ?? [];
    this.early = null;
    this.view.begin(snapshot);
    this.seenTo = Math.max(this.seenTo, snapshot.seq);
    for (const listener of this.renewals) {
      try {
        listener();
      } catch (error) {
        this.onFault(error);
      }
    }
    for (const event of early) if (event.seq > snapshot.seq) this.take(event);
    this.engine.caughtUp?.();
  }

  private take(event: EngineEvent): void {
    if (this.early) return void this.early.push(event);
    this.seenTo = Math.max(this.seenTo, event.seq);
    if (this.untold.push(event) === 1) setImmediate(() => this.tell());
    this.view.follow(event);
    this.followers.tell(event);
  }

  private tell(): void {
    const events = this.untold;
    this.untold = [];
    for (const event of events) this.listeners.tell(event);
  }
}
