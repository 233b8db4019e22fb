/** Pushes on their way at once. */
const AT_ONCE = 16;

/**
 * Work that nobody waits for: so many pieces at once, and no more than `most` waiting. What comes to a full queue is
 * left out.
 */
export class PushQueue {
  private readonly waiting: (() => Promise<void>)[] = [];
  private running = 0;
  private isStopped = false;

  constructor(
    private readonly most: number,
    private readonly onFault: (error: unknown) => void,
  ) {}

  /** False: there is no room. */
  add(work: () => Promise<void>): boolean {
    if (this.isStopped || this.waiting.length >= this.most) return false;
    this.waiting.push(work);
    this.next();
    return true;
  }

  /** Begins nothing more. */
  stop(): void {
    this.isStopped = true;
    this.waiting.length = 0;
  }

  private next(): void {
    while (this.running < AT_ONCE) {
      const work = this.waiting.shift();
      if (!work) return;
      this.running += 1;
      work()
        .catch(this.onFault)
        .finally(() => {
          this.running -= 1;
          this.next();
        });
    }
  }
}
