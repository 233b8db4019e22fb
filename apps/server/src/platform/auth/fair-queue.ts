/** Too many wait already; whoever is turned away may come again in a second. */
export class TooManyWait extends Error {
  readonly statusCode = 429;
}

interface Waiting {
  readonly begin: () => void;
  readonly turnAway: (reason: TooManyWait) => void;
}

export interface QueueBounds {
  /** How many may run or wait in all. */
  readonly most: number;
  /** How many of them may be one caller's. */
  readonly mostEach: number;
}

/**
 * Runs one piece of work after the other; who has many waiting takes turns with who has one, so that nobody waits for
 * more than one piece of each other caller's. When the queue is full, a caller with few takes the last place of the one
 * with most. Not `p-queue`: it serves first come first, so that one caller could fill it.
 */
export class FairQueue {
  /** In the order in which callers have their turn. */
  private readonly waiting = new Map<string, Waiting[]>();
  private running: string | null = null;
  private unfinished = 0;

  constructor(private readonly bounds: QueueBounds) {}

  /** Throws `TooManyWait` when this caller's next would be turned away. */
  requireRoom(who: string): void {
    if (!this.hasRoom(who)) throw new TooManyWait('too many wait');
  }

  /** Rejects with `TooManyWait` when there is no room for this caller, otherwise ends as the work does. */
  async run<T>(who: string, work: () => Promise<T>): Promise<T> {
    this.requireRoom(who);
    if (this.unfinished >= this.bounds.most) this.turnOneAway(this.crowd());
    this.unfinished += 1;
    try {
      await this.turn(who);
    } catch (turnedAway) {
      this.unfinished -= 1;
      throw turnedAway;
    }
    try {
      return await work();
    } finally {
      this.unfinished -= 1;
      this.running = null;
      this.next();
    }
  }

  private hasRoom(who: string): boolean {
    const own = this.countOf(who);
    if (own >= this.bounds.mostEach) return false;
    return this.unfinished < this.bounds.most || this.waitingOf(this.crowd()) > own + 1;
  }

  private waitingOf(who: string): number {
    return this.waiting.get(who)?.length ?? 0;
  }

  private countOf(who: string): number {
    return this.waitingOf(who) + (this.running === who ? 1 : 0);
  }

  /** Who has most waiting. */
  private crowd(): string {
    let most = '';
    for (const who of this.waiting.keys()) if (this.waitingOf(who) > this.waitingOf(most)) most = who;
    return most;
  }

  private turnOneAway(who: string): void {
    const line = this.waiting.get(who);
    line?.pop()?.turnAway(new TooManyWait('another takes the place'));
    if (line?.length === 0) this.waiting.delete(who);
  }

  private turn(who: string): Promise<void> {
    if (this.running === null) {
      this.running = who;
      return Promise.resolve();
    }
    return new Promise((begin, turnAway) => {
      const line = this.waiting.get(who);
      if (line) line.push({ begin, turnAway });
      else this.waiting.set(who, [{ begin, turnAway }]);
    });
  }

  private next(): void {
    const [first] = this.waiting;
    if (first === undefined) return;
    const [who, line] = first;
    const chosen = line.shift();
    this.waiting.delete(who);
    if (line.length > 0) this.waiting.set(who, line);
    this.running = who;
    chosen?.begin();
  }
}
