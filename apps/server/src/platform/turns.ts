/** Lets work under the same key run one after the other; under different keys side by side. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const done = (this.last.get(key) ?? Promise.resolve()).then(work);
    const settled = done
      .catch(() => undefined)
      .then(() => {
        if (this.last.get(key) === settled) this.last.delete(key);
      });
    this.last.set(key, settled);
    return done;
  }
}

/** Does one piece of work after another: what reads, decides and writes is not overtaken in between. */
export class WaitingLine {
  private readonly turns = new Turns();

  take<T>(work: () => Promise<T>): Promise<T> {
    return this.turns.run('', work);
  }
}
