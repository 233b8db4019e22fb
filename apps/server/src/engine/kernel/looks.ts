/** Who waits to look at something until a moment at which it stands still. */
export class Looks {
  private waiting: (() => void)[] = [];

  get isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  /** What `look` finds, now or as soon as `run` is called. */
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

  /** Lets everybody look who has waited until now. */
  run(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const take of waiting) take();
  }
}
