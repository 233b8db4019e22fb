/** Readers waiting for a consistent moment. */
export class DurableReads {
  private waiting: (() => void)[] = [];

  get isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  /** Result of `look`, now or at the next `run`. */
  add<T>(look: () => T, isNow: boolean): Promise<T> {
    return new Promise((resolve, reject) => {
      const take = (): void => {
        try {
          resolve(look());
        } catch (error) {
          reject(error);
        }
      };
      if (isNow) take();
      else this.waiting.push(take);
    });
  }

  /** Serves all waiting readers. */
  run(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const take of waiting) take();
  }
}
