import { KeyedMutex } from '../keyed-mutex.js';
import { SharedStore, type Shelf } from './shared-store.js';

interface Held {
  readonly value: string;
  readonly until: number;
}

/** Number of oldest values checked with each new one, so that expired values are removed without a timer. */
const LOOKED_AT = 4;

/** Stores values in this process: correct for a single process only. */
export class LocalStore extends SharedStore {
  private readonly shelves = new Map<string, Map<string, Held>>();
  private readonly turns = new KeyedMutex();

  constructor(private readonly now: () => number = Date.now) {
    super();
  }

  async put(shelf: Shelf, key: string, value: string, until: number): Promise<void> {
    const held = this.of(shelf);
    // Reinserted at the end, so that the oldest value is evicted first.
    held.delete(key);
    this.makeRoom(held, shelf.most);
    held.set(key, { value, until });
  }

  async putNew(shelf: Shelf, key: string, value: string, until: number): Promise<boolean> {
    if (this.find(shelf, key)) return false;
    await this.put(shelf, key, value, until);
    return true;
  }

  async replace(shelf: Shelf, key: string, before: string, value: string): Promise<boolean> {
    const found = this.find(shelf, key);
    if (found?.value !== before) return false;
    this.of(shelf).set(key, { ...found, value });
    return true;
  }

  async get(shelf: Shelf, key: string): Promise<string | null> {
    return this.find(shelf, key)?.value ?? null;
  }

  async take(shelf: Shelf, key: string): Promise<string | null> {
    const found = this.find(shelf, key);
    this.of(shelf).delete(key);
    return found?.value ?? null;
  }

  inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.turns.runExclusive(name, work);
  }

  /** Number of values on a shelf, including expired ones not yet removed. */
  sizeOf({ name }: Shelf): number {
    return this.shelves.get(name)?.size ?? 0;
  }

  private find(shelf: Shelf, key: string): Held | null {
    const found = this.of(shelf).get(key);
    return found && found.until > this.now() ? found : null;
  }

  private makeRoom(held: Map<string, Held>, most: number): void {
    const now = this.now();
    let looked = 0;
    for (const [key, { until }] of held) {
      if (until <= now || held.size >= most) held.delete(key);
      looked += 1;
      if (looked >= LOOKED_AT && held.size < most) return;
    }
  }

  private of({ name }: Shelf): Map<string, Held> {
    let held = this.shelves.get(name);
    if (!held) {
      held = new Map();
      this.shelves.set(name, held);
    }
    return held;
  }
}
