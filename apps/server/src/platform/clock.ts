/** Source of time, epoch ms. */
export interface Clock {
  now(): number;
}

/** System time. */
export const wallClock: Clock = { now: () => Date.now() };

/** Clock for tests: changes only when it is set. */
export class ManualClock implements Clock {
  constructor(private time: number) {}

  now(): number {
    return this.time;
  }

  set(time: number): void {
    this.time = time;
  }

  advance(milliseconds: number): void {
    this.time += milliseconds;
  }
}

/**
 * Market time, used for bars, sessions, orders, expiries and staleness. It is the wall clock unless recorded ticks
 * drive it. Then, at any instant it shows, every recorded tick up to that instant has been delivered: it waits just
 * before the next tick until that tick is durable. It never goes backwards.
 */
export class MarketClock implements Clock {
  private current: number;
  private nextTickAt = Number.POSITIVE_INFINITY;
  private timeSource: (() => number) | null = null;

  /** `recordedFrom`: time of the first recorded tick; null: use the wall clock. */
  constructor(
    private readonly systemClock: Clock,
    private readonly recordedFrom: number | null = null,
  ) {
    this.current = recordedFrom === null ? 0 : recordedFrom - 1;
  }

  /** Whether recorded ticks drive this clock. */
  get isRecorded(): boolean {
    return this.recordedFrom !== null;
  }

  now(): number {
    if (this.recordedFrom === null) return this.systemClock.now();
    if (this.timeSource)
      this.current = Math.max(this.current, Math.min(Math.floor(this.timeSource()), this.nextTickAt - 1));
    return this.current;
  }

  /** From now on, time follows `course`, limited by the ticks delivered so far. */
  follow(course: () => number): void {
    this.timeSource = course;
  }

  /**
   * Reports that every tick before `next` is delivered, the last of them at `reached`; `next` is null after the last
   * tick.
   */
  pass(reached: number, next: number | null): void {
    this.nextTickAt = next ?? Number.POSITIVE_INFINITY;
    this.current = Math.max(this.current, Math.min(reached, this.nextTickAt - 1));
  }
}
