/** Tells the time, epoch ms. */
export interface Clock {
  now(): number;
}

/** The machine's time. */
export const wallClock: Clock = { now: () => Date.now() };

/** Stands still until it is told otherwise. */
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
 * The market's time: bars, sessions, orders, expiries and staleness go by it. It is the wall clock, unless recorded
 * ticks drive it. Then, at any instant it shows, every recorded tick up to that instant has been delivered: it stands
 * just before the next one until that one is durable. It never goes back.
 */
export class MarketClock implements Clock {
  private shown: number;
  private next = Number.POSITIVE_INFINITY;
  private course: (() => number) | null = null;

  /** `recordedFrom`: time of the first recorded tick; null lets the clock show the wall clock's time. */
  constructor(
    private readonly wall: Clock,
    private readonly recordedFrom: number | null = null,
  ) {
    this.shown = recordedFrom === null ? 0 : recordedFrom - 1;
  }

  /** Whether recorded ticks drive this clock. */
  get isRecorded(): boolean {
    return this.recordedFrom !== null;
  }

  now(): number {
    if (this.recordedFrom === null) return this.wall.now();
    if (this.course) this.shown = Math.max(this.shown, Math.min(Math.floor(this.course()), this.next - 1));
    return this.shown;
  }

  /** From now on time runs as `course` says, as far as delivered ticks let it. */
  follow(course: () => number): void {
    this.course = course;
  }

  /** Every tick before `next` is delivered, the last of them at `reached`; `next` is null after the last one. */
  pass(reached: number, next: number | null): void {
    this.next = next ?? Number.POSITIVE_INFINITY;
    this.shown = Math.max(this.shown, Math.min(reached, this.next - 1));
  }
}
