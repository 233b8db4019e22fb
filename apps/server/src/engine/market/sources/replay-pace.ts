import type { Clock } from '../../../platform/clock.js';

/** Lag in wall time, ms, beyond which a replay continues from where it is instead of catching up. */
const MAX_LAG = 250;

/** Converts between the wall clock and recorded time, at the replay's speed. */
export class ReplayPace {
  private wallStart: number;
  private speed: number | 'max';

  /** `dataStart`: the recorded instant that corresponds to now. */
  constructor(
    private readonly wallClock: Clock,
    speed: number | 'max',
    private dataStart: number,
  ) {
    this.speed = speed;
    this.wallStart = wallClock.now();
  }

  /** Recorded time reached; infinite if the engine sets the speed. */
  reached(): number {
    if (this.speed === 'max') return Number.POSITIVE_INFINITY;
    return this.dataStart + (this.wallClock.now() - this.wallStart) * this.speed;
  }

  /** Wall time until a recorded instant is due, ms; restarts from now if the replay is too late for it. */
  wait(time: number): number {
    if (this.speed === 'max') return 0;
    const wait = (time - this.reached()) / this.speed;
    if (wait < -MAX_LAG) this.restart(time, this.speed);
    return Math.max(0, wait);
  }

  /** The wall time at which a recorded instant is due, epoch ms. */
  dueAt(time: number): number {
    if (this.speed === 'max') return this.wallClock.now();
    return Math.round(this.wallStart + (time - this.dataStart) / this.speed);
  }

  /**
   * Called when no quotes are left: time continues as before, or at the wall clock's speed if the engine set the speed.
   */
  runOut(time: number): void {
    if (this.speed === 'max') this.restart(time, 1);
  }

  private restart(time: number, speed: number): void {
    this.dataStart = time;
    this.wallStart = this.wallClock.now();
    this.speed = speed;
  }
}
