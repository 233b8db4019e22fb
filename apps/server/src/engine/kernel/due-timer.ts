import type { DueEntry } from './due-heap.js';
import type { Due, ScheduledTask } from './product.js';
import type { ProductRegistry } from './product-registry.js';
import type { Command, EngineEvent, ScheduledKind } from './registry.js';
import type { State } from './state.js';

/** Interval between reads of the market clock, ms of the wall clock. */
const POLL_INTERVAL = 25;
/** Grace period after the due instant in which later ticks may still decide, ms of the wall clock. */
const GRACE = 500;
/** Delay before an item that is still due after its command was answered is submitted again, ms of the wall clock. */
const RETRY_DELAY = 250;
/** While others submitted something within this time, portions stay small and pause, ms of the wall clock. */
const RECENT_ACTIVITY = 1_000;
/** Longest pause between two portions, ms. */
const MAX_PAUSE = 50;

export interface DueTimerOptions {
  readonly state: State;
  /** The market clock, which defines when items are due. */
  readonly marketNow: () => number;
  /** Monotonic clock, independent of the market clock; ms. */
  readonly wallNow: () => number;
  readonly submit: (command: Command) => Promise<unknown>;
  /** Time of the last submission by anyone but this timer, ms of the wall clock. */
  readonly askedAt: () => number;
}

interface Ready extends DueEntry {
  /** The market clock when it was found due. */
  readonly seen: number;
  /** Earliest time to submit it, ms of the wall clock. */
  readonly from: number;
}

const keyOf = ({ kind, id, at }: DueEntry): string => `${kind}:${id}:${at}`;

/**
 * Submits due items of all products, each once. Items decided by ticks are submitted half a second of real time after
 * the market clock reached them, at any speed of that clock; a process that was suspended finds them on waking, and
 * then waits as long.
 */
export class DueTimer {
  private timer: NodeJS.Timeout | undefined;
  private ready: Ready[] = [];
  /** Keys of the items in `ready`, and of those submitted but not answered yet. */
  private readonly activeKeys = new Set<string>();
  /** Follow-ups requested again before the first was answered: submitted then. */
  private readonly queuedFollowUps = new Map<string, Due>();
  /** Running commands that decide all items of a kind: one at a time. */
  private readonly deciding = new Map<ScheduledKind, Promise<void>>();
  /** Portioned kinds, each with the time before which it is not retried after items were left over. */
  private readonly portionedKinds: readonly { readonly kind: ScheduledKind; from: number }[];
  private isStopped = false;

  private readonly dues: ProductRegistry['time']['due'];
  private readonly followUps: ProductRegistry['time']['followUp'];
  private pollCount = 0;

  constructor(private readonly options: DueTimerOptions) {
    const { catalogue } = options.state;
    this.dues = catalogue.time.due;
    this.followUps = catalogue.time.followUp;
    this.portionedKinds = [...catalogue.timed]
      .filter(([, { many }]) => many !== undefined)
      .map(([kind]) => ({ kind, from: 0 }));
  }

  /** First decides what became due while no engine ran, by the ticks recorded until then. */
  async start(): Promise<void> {
    await this.submitWaiting();
    const due = this.collectDue(0);
    const { timed } = this.options.state.catalogue;
    const isSingle = ({ kind }: DueEntry): boolean => timed.get(kind)?.one !== undefined;
    this.ready = [];
    await Promise.all(this.submitAll(due.filter(isSingle)));
    await Promise.all(this.submitAll(due.filter((entry) => !isSingle(entry))));
    this.timer = setInterval(() => this.poll(), POLL_INTERVAL);
    this.startPortions();
    await Promise.all(this.deciding.values());
  }

  /** Waits for the running commands that decide all of a kind, and for the current portion. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await Promise.all(this.deciding.values());
  }

  private poll(): void {
    const { state, wallNow } = this.options;
    if (this.pollCount++ % (RETRY_DELAY / POLL_INTERVAL) === 0) void this.submitWaiting();
    this.startPortions();
    // Not spread into arguments, of which a call takes no hundred thousand.
    for (const entry of this.collectDue(GRACE)) this.ready.push(entry);
    if (this.ready.length === 0) return;
    const wall = wallNow();
    const isRipe = ({ from, kind }: Ready): boolean => from <= wall && !this.deciding.has(kind);
    const ripe = this.ready.filter(isRipe);
    if (ripe.length === 0) return;
    this.ready = this.ready.filter((entry) => !isRipe(entry));
    const [due, gone] = [[] as Ready[], [] as Ready[]];
    for (const entry of ripe) (state.dues.stands(state, entry) ? due : gone).push(entry);
    for (const entry of gone) this.activeKeys.delete(keyOf(entry));
    void Promise.all(this.submitAll(due));
  }

  /** Items the market clock has reached since the last call. */
  private collectDue(grace: number): Ready[] {
    const { state, marketNow, wallNow } = this.options;
    const [seen, wall] = [marketNow(), wallNow()];
    const isNew = (entry: DueEntry): boolean => !this.activeKeys.has(keyOf(entry));
    return state.dues
      .take(state, seen)
      .filter(isNew)
      .map((entry) => {
        this.activeKeys.add(keyOf(entry));
        const waits = state.catalogue.timed.get(entry.kind)?.upTo ? grace : 0;
        return { ...entry, seen, from: wall + waits };
      });
  }

  private submitAll(due: readonly Ready[]): Promise<void>[] {
    const ofKind = new Map<ScheduledKind, Ready[]>();
    for (const entry of due) {
      const others = ofKind.get(entry.kind);
      if (others) others.push(entry);
      else ofKind.set(entry.kind, [entry]);
    }
    return [...ofKind].flatMap(([kind, entries]) => this.submitKind(kind, entries));
  }

  private submitKind(kind: ScheduledKind, entries: readonly Ready[]): Promise<void>[] {
    const { one, upTo } = this.options.state.catalogue.timed.get(kind) as ScheduledTask;
    if (one) return entries.map((entry) => this.submitEntries(one(entry.id), [entry]));
    if (!upTo) return [];
    const until = entries.reduce((latest, { seen }) => Math.max(latest, seen), Number.NEGATIVE_INFINITY);
    const deciding = this.submitEntries(upTo(until), entries).finally(() => this.deciding.delete(kind));
    this.deciding.set(kind, deciding);
    return [deciding];
  }

  private startPortions(): void {
    for (const each of this.portionedKinds) {
      const { kind, from } = each;
      if (this.deciding.has(kind) || from > this.options.wallNow()) continue;
      const deciding = this.submitPortions(each).finally(() => this.deciding.delete(kind));
      this.deciding.set(kind, deciding);
    }
  }

  /**
   * Submits portions until nothing of the kind is due; other commands run between two portions. While others act, each
   * is followed by a pause as long as itself, so that at most half of the engine's time goes into portions.
   */
  private async submitPortions(of: { readonly kind: ScheduledKind; from: number }): Promise<void> {
    const { state, marketNow, wallNow, submit, askedAt } = this.options;
    const { many } = state.catalogue.timed.get(of.kind) as ScheduledTask;
    while (many && !this.isStopped) {
      const begun = wallNow();
      const isBusy = begun - askedAt() < RECENT_ACTIVITY;
      const most = isBusy ? many.most : many.mostAlone;
      const entries = state.dues.takePortion(state, of.kind, marketNow(), most);
      if (entries.length === 0) return;
      await submit(many.of(entries.map(({ id }) => id))).catch(() => undefined);
      const left = entries.filter((entry) => state.dues.stands(state, entry));
      for (const { kind, id, at } of left) state.dues.schedule(kind, id, at);
      if (left.length > 0) {
        of.from = wallNow() + RETRY_DELAY;
        return;
      }
      const pause = Math.min(wallNow() - begun, MAX_PAUSE);
      if (isBusy && pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /** Submits at once what an event calls for, unless it is already submitted. */
  follow(event: EngineEvent): void {
    for (const followUp of this.followUps) {
      const due = followUp(event);
      if (!due) continue;
      if (this.activeKeys.has(due.key)) this.queuedFollowUps.set(due.key, due);
      else void this.submitNow(due);
    }
  }

  /** Submits work that has no instant of its own. */
  private submitWaiting(): Promise<unknown> {
    const { state, marketNow } = this.options;
    const waiting = this.dues.flatMap((due) => due(state, marketNow()));
    return Promise.all(
      waiting.filter(({ key }) => !this.activeKeys.has(key)).map((due) => this.submitNow(due)),
    );
  }

  private async submitNow({ key, command }: Due): Promise<void> {
    this.activeKeys.add(key);
    await this.options
      .submit(command)
      .catch(() => undefined)
      .finally(() => this.activeKeys.delete(key));
    const next = this.queuedFollowUps.get(key);
    if (next && this.queuedFollowUps.delete(key)) void this.submitNow(next);
  }

  /** Ignores the answer: an item that the state still names as due is due again. */
  private async submitEntries(command: Command, entries: readonly Ready[]): Promise<void> {
    const { state, submit, wallNow } = this.options;
    await submit(command).catch(() => undefined);
    const from = wallNow() + RETRY_DELAY;
    for (const entry of entries) {
      if (state.dues.stands(state, entry)) this.ready.push({ ...entry, from });
      else this.activeKeys.delete(keyOf(entry));
    }
  }
}
