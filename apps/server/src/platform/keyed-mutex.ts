import { Mutex } from 'async-mutex';

/** A mutex for each key: work under one key runs one after the other, under different keys side by side. */
export class KeyedMutex {
  private readonly mutexes = new Map<string, Mutex>();

  async runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
    const mutex = this.mutexes.get(key) ?? new Mutex();
    this.mutexes.set(key, mutex);
    try {
      return await mutex.runExclusive(work);
    } finally {
      if (!mutex.isLocked()) this.mutexes.delete(key);
    }
  }

  /** Keys that work runs or waits under. */
  get size(): number {
    return this.mutexes.size;
  }
}
