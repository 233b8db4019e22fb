/** How often the market clock is looked at, ms of the wall clock. */
const EVERY = 25;
/** An option whose expiry has come waits so long for a later tick to decide it, ms of the wall clock. */
const GRACE = 500;

export interface SettlementTimerOptions {
  /** The market clock: expiries go by it. */
  readonly marketNow: () => number;
  /** Runs evenly, whatever the market clock does; ms. */
  readonly wallNow: () => number;
  /** Whether an option is due by that instant of the market clock. */
  readonly isDue: (until: number) => boolean;
  readonly settle: (upTo: number) => Promise<unknown>;
}

interface Sample {
  readonly wall: number;
  readonly market: number;
}

/**
 * Decides options that no tick decides: an expiry is settled half a second of real time after the market clock came to
 * it, at any speed of that clock. A process that stood still sees an expiry only on waking, and then waits as long.
 */
export class SettlementTimer {
  private timer: NodeJS.Timeout | undefined;
  private samples: Sample[] = [];
  private running: Promise<unknown> | null = null;

  constructor(private readonly options: SettlementTimerOptions) {}

  start(): void {
    this.timer = setInterval(() => this.look(), EVERY);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private look(): void {
    const { marketNow, wallNow, isDue, settle } = this.options;
    const wall = wallNow();
    this.samples.push({ wall, market: marketNow() });
    while ((this.samples[1]?.wall ?? Infinity) <= wall - GRACE) this.samples.shift();
    const [first] = this.samples;
    if (!first || first.wall > wall - GRACE || this.running || !isDue(first.market)) return;
    // One that could not be settled is still due at the next look.
    this.running = settle(first.market)
      .catch(() => undefined)
      .finally(() => {
        this.running = null;
      });
  }
}
