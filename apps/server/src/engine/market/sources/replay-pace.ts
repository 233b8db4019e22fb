import type { Clock } from '../../../platform/clock.js';

/** A replay that falls behind by more than this much wall time goes on from there instead of hurrying after. */
const MOST_LAG = 250;

/** Translates between the wall clock and recorded time, at the replay's speed. */
export class ReplayPace {
  private wallStart: number;
  private speed: number | 'max';

  /** `dataStart`: the recorded instant that is now. */
  constructor(
    private readonly wall: Clock,
    speed: number | 'max',
    private dataStart: number,
  ) {
    this.speed = speed;
    this.wallStart = wall.now();
  }

  /** How far recorded time has come: without bound where the engine sets the speed. */
  reached(): number {
    if (this.speed === 'max') return Number.POSITIVE_INFINITY;
    return this.dataStart + (this.wall.now() - this.wallStart) * this.speed;
  }

  /** Wall time until a recorded instant is due, ms; falls back to now where the replay is too late for it. */
  wait(time: number): number {
    if (this.speed === 'max') return 0;
    const wait = (time - this.reached()) / this.speed;
    if (wait < -MOST_LAG) this.restart(time, this.speed);
    return Math.max(0, wait);
  }

  /** The wall time at which a recorded instant is due. */
  dueAt(time: number): number {
    if (this.speed === 'max') return this.wall.now();
    return Math.round(this.wallStart + (time - this.dataStart) / this.speed);
  }

  /** Without recorded quotes left, time goes on as before, at the wall clock's speed where the engine set it. */
  runOut(time: number): void {
    if (this.speed === 'max') this.restart(time, 1);
  }

  private restart(time: number, speed: number): void {
    this.dataStart = time;
    this.wallStart = this.wall.now();
    this.speed = speed;
  }
}
