/** Too many wait already; whoever is turned away may come again in a second. */
export class TooManyWait extends Error {
  readonly statusCode = 429;
}

/** Runs one piece of work after the other, in the order they came; what exceeds the bound is turned away at once. */
export class OneAtATime {
  private last: Promise<unknown> = Promise.resolve();
  private unfinished = 0;

  /** `most`: how many may run or wait. */
  constructor(private readonly most: number) {}

  /** Whether the next one would be turned away. */
  get isFull(): boolean {
    return this.unfinished >= this.most;
  }

  /** Rejects with `TooManyWait` when the room is full, otherwise ends as the work does. */
  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.isFull) return Promise.reject(new TooManyWait('too many wait'));
    this.unfinished += 1;
    const done = this.last.then(work).finally(() => {
      this.unfinished -= 1;
    });
    this.last = done.catch(() => undefined);
    return done;
  }
}
