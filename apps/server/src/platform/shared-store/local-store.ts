import { KeyedMutex } from '../keyed-mutex.js';
import { SharedStore, type ValueKind } from './shared-store.js';

interface StoredEntry {
  readonly value: string;
  readonly until: number;
}

/** Number of oldest values checked with each new one, so that expired values are removed without a timer. */
const CHECKED_FOR_EXPIRY = 4;

/** Stores values in this process: correct for a single process only. */
export class LocalStore extends SharedStore {
  private readonly entriesByKind = new Map<string, Map<string, StoredEntry>>();
  private readonly mutex = new KeyedMutex();

  constructor(private readonly now: () => number = Date.now) {
    super();
  }

  async put(shelf: ValueKind, key: string, value: string, until: number): Promise<void> {
    const held = this.entriesOf(shelf);
    // Reinserted at the end, so that the oldest value is evicted first.
    held.delete(key);
    this.evict(held, shelf.most);
    held.set(key, { value, until });
  }

  async putNew(shelf: ValueKind, key: string, value: string, until: number): Promise<boolean> {
    if (this.find(shelf, key)) return false;
    await this.put(shelf, key, value, until);
    return true;
  }

  async replace(shelf: ValueKind, key: string, before: string, value: string): Promise<boolean> {
    const found = this.find(shelf, key);
    if (found?.value !== before) return false;
    this.entriesOf(shelf).set(key, { ...found, value });
    return true;
  }

  async get(shelf: ValueKind, key: string): Promise<string | null> {
    return this.find(shelf, key)?.value ?? null;
  }

  async take(shelf: ValueKind, key: string): Promise<string | null> {
    const found = this.find(shelf, key);
    this.entriesOf(shelf).delete(key);
    return found?.value ?? null;
  }

  inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.mutex.runExclusive(name, work);
  }

  /** Number of values on a shelf, including expired ones not yet removed. */
  sizeOf({ name }: ValueKind): number {
    return this.entriesByKind.get(name)?.size ?? 0;
  }

  private find(shelf: ValueKind, key: string): StoredEntry | null {
    const found = this.entriesOf(shelf).get(key);
    return found && found.until > this.now() ? found : null;
  }

  private evict(held: Map<string, StoredEntry>, most: number): void {
    const now = this.now();
    let looked = 0;
    for (const [key, { until }] of held) {
      if (until <= now || held.size >= most) held.delete(key);
      looked += 1;
      if (looked >= CHECKED_FOR_EXPIRY && held.size < most) return;
    }
  }

  private entriesOf({ name }: ValueKind): Map<string, StoredEntry> {
    let held = this.entriesByKind.get(name);
    if (!held) {
      held = new Map();
      this.entriesByKind.set(name, held);
    }
    return held;
  }
}
