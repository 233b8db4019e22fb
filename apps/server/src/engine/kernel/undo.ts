/** A map, or a class with its interface. */
export interface MapLike<K, V> {
  has(key: K): boolean;
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
  delete(key: K): boolean;
}

/** Marks a key that the map did not have. */
const ABSENT = Symbol('absent');
/** Marks a set member to restore. */
const MEMBER = Symbol('member');
/** Marks a function to call on rollback. */
const CALL = Symbol('call');

/** Undo log of the changes since a mark: a failed batch is rolled back by it instead of reloading the state. */
export class UndoList {
  /** Flat triples of target, key and previous value, which avoids an object per change. */
  private readonly changes: unknown[] = [];
  /** Places used in `changes`, which keeps its length: an array that is emptied would grow anew in each batch. */
  private used = 0;

  get mark(): number {
    return this.used / 3;
  }

  push(step: () => void): void {
    this.record(step, null, CALL);
  }

  /** Sets a map's key, with undo. */
  set<K, V>(map: MapLike<K, V>, key: K, value: V): void {
    const before = map.get(key);
    this.record(map, key, before === undefined && !map.has(key) ? ABSENT : before);
    map.set(key, value);
  }

  /** Sets a property of an object that is not a map, with undo. */
  assign<T extends object & { readonly set?: never }, K extends keyof T>(
    target: T,
    name: K,
    value: T[K],
  ): void {
    this.record(target, name, target[name]);
    target[name] = value;
  }

  delete<K, V>(map: MapLike<K, V>, key: K): void {
    const before = map.get(key);
    if (before === undefined && !map.has(key)) return;
    this.record(map, key, before);
    map.delete(key);
  }

  add<V>(set: Set<V>, value: V): void {
    if (set.has(value)) return;
    this.record(set, value, ABSENT);
    set.add(value);
  }

  remove<V>(set: Set<V>, value: V): void {
    if (set.delete(value)) this.record(set, value, MEMBER);
  }

  rollback(mark = 0): void {
    while (this.used > mark * 3) {
      const from = this.used - 3;
      const [target, key, before] = this.changes.slice(from, this.used);
      this.truncate(from);
      if (before === CALL) (target as () => void)();
      else if (before === MEMBER) (target as Set<unknown>).add(key);
      else if (before === ABSENT) (target as MapLike<unknown, unknown>).delete(key);
      else if (isMap(target)) target.set(key, before);
      else (target as Record<PropertyKey, unknown>)[key as PropertyKey] = before;
    }
  }

  /** Discards the changes before a mark: they can no longer be rolled back. */
  forget(mark: number): void {
    const from = mark * 3;
    for (let at = from; at < this.used; at++) this.changes[at - from] = this.changes[at];
    this.truncate(this.used - from);
  }

  clear(): void {
    this.truncate(0);
  }

  protected record(target: unknown, key: unknown, before: unknown): void {
    this.changes[this.used++] = target;
    this.changes[this.used++] = key;
    this.changes[this.used++] = before;
  }

  /** Drops the references too: what they refer to may be large. */
  private truncate(used: number): void {
    this.changes.fill(undefined, used, this.used);
    this.used = used;
  }
}

const isMap = (target: unknown): target is MapLike<unknown, unknown> => 'set' in (target as object);

/** Records nothing: for loading at start, which is never rolled back. */
class NoUndoList extends UndoList {
  protected override record(): void {
    // Stored data is not undone.
  }
}

export const NO_UNDO: UndoList = new NoUndoList();
