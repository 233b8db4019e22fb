import { Mutex } from 'async-mutex';

/** Mutex per key: jobs with the same key run one after the other, with different keys in parallel. */
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

  /** Number of keys with running or waiting jobs. */
  get size(): number {
    return this.mutexes.size;
  }
}
