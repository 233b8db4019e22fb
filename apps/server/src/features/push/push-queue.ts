/** Maximum concurrent pushes. */
const AT_ONCE = 16;

/** Background queue with limited concurrency and at most `maxWaiting` waiting jobs. Jobs for a full queue are dropped. */
export class PushQueue {
  private readonly waiting: (() => Promise<void>)[] = [];
  private runningCount = 0;
  private isStopped = false;

  constructor(
    private readonly maxWaiting: number,
    private readonly onFault: (error: unknown) => void,
  ) {}

  /** False: the queue is full. */
  add(work: () => Promise<void>): boolean {
    if (this.isStopped || this.waiting.length >= this.maxWaiting) return false;
    this.waiting.push(work);
    this.next();
    return true;
  }

  /** Starts no further job. */
  stop(): void {
    this.isStopped = true;
    this.waiting.length = 0;
  }

  private next(): void {
    while (this.runningCount < AT_ONCE) {
      const work = this.waiting.shift();
      if (!work) return;
      this.runningCount += 1;
      work()
        .catch(this.onFault)
        .finally(() => {
          this.runningCount -= 1;
          this.next();
        });
    }
  }
}
