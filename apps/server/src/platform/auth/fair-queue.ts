/**
 * Thrown if the queue is full; the caller may retry after a second. It carries no stack: in a flood, collecting stacks
 * would take a twentieth of the server's time.
 */
export class QueueFull extends Error {
  readonly statusCode = 429;

  constructor(message: string) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
  }
}

interface Waiting {
  readonly start: () => void;
  readonly reject: (reason: QueueFull) => void;
}

export interface QueueBounds {
  /** Maximum jobs that run or wait in total. */
  readonly most: number;
  /** Maximum of these for one caller. */
  readonly mostEach: number;
}

/**
 * Runs jobs one after the other, round-robin over the callers, so that nobody waits for more than one job of each other
 * caller. If the queue is full, a caller with few jobs takes the last place of the caller with most. `p-queue` is not
 * used: it is first come, first served, so one caller could fill it.
 */
export class FairQueue {
  /** In the order in which the callers get their turn. */
  private readonly waiting = new Map<string, Waiting[]>();
  private runningCaller: string | null = null;
  private unfinished = 0;

  constructor(private readonly bounds: QueueBounds) {}

  /** Throws `QueueFull` if the next job of this caller would be rejected. */
  requireRoom(who: string): void {
    if (!this.hasRoom(who)) throw new QueueFull('too many wait');
  }

  /** Rejects with `QueueFull` if there is no room for this caller; otherwise settles as the job does. */
  async run<T>(who: string, work: () => Promise<T>): Promise<T> {
    this.requireRoom(who);
    if (this.unfinished >= this.bounds.most) this.rejectLast(this.busiestCaller());
    this.unfinished += 1;
    try {
      await this.waitTurn(who);
    } catch (error) {
      this.unfinished -= 1;
      throw error;
    }
    try {
      return await work();
    } finally {
      this.unfinished -= 1;
      this.runningCaller = null;
      this.next();
    }
  }

  private hasRoom(who: string): boolean {
    const own = this.countOf(who);
    if (own >= this.bounds.mostEach) return false;
    return this.unfinished < this.bounds.most || this.waitingOf(this.busiestCaller()) > own + 1;
  }

  private waitingOf(who: string): number {
    return this.waiting.get(who)?.length ?? 0;
  }

  private countOf(who: string): number {
    return this.waitingOf(who) + (this.runningCaller === who ? 1 : 0);
  }

  /** Caller with the most waiting jobs. */
  private busiestCaller(): string {
    let most = '';
    for (const who of this.waiting.keys()) if (this.waitingOf(who) > this.waitingOf(most)) most = who;
    return most;
  }

  private rejectLast(who: string): void {
    const queue = this.waiting.get(who);
    queue?.pop()?.reject(new QueueFull('another takes the place'));
    if (queue?.length === 0) this.waiting.delete(who);
  }

  private waitTurn(who: string): Promise<void> {
    if (this.runningCaller === null) {
      this.runningCaller = who;
      return Promise.resolve();
    }
    return new Promise((start, reject) => {
      const queue = this.waiting.get(who);
      if (queue) queue.push({ start, reject });
      else this.waiting.set(who, [{ start, reject }]);
    });
  }

  private next(): void {
    const [first] = this.waiting;
    if (first === undefined) return;
    const [who, queue] = first;
    const chosen = queue.shift();
    this.waiting.delete(who);
    if (queue.length > 0) this.waiting.set(who, queue);
    this.runningCaller = who;
    chosen?.start();
  }
}
