/** A map, or what stands in for one. */
export interface Keyed<K, V> {
  has(key: K): boolean;
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
  delete(key: K): boolean;
}

/** Stands for what a key of a map did not have. */
const ABSENT = Symbol('absent');
/** A value of a set that is put back. */
const MEMBER = Symbol('member');
/** What takes a change back is called. */
const CALL = Symbol('call');

/** What would take back the changes made since a mark: a batch that fails is undone by it, not by loading the world. */
export class UndoList {
  /** Three places a change, so that thousands of them are no objects: what it was made to, the key, and what stood there. */
  private readonly changes: unknown[] = [];

  get mark(): number {
    return this.changes.length / 3;
  }

  push(step: () => void): void {
    this.keep(step, null, CALL);
  }

  /** Sets a key of a map so that it can be taken back. */
  set<K, V>(map: Keyed<K, V>, key: K, value: V): void {
    const before = map.get(key);
    this.keep(map, key, before === undefined && !map.has(key) ? ABSENT : before);
    map.set(key, value);
  }

  delete<K, V>(map: Keyed<K, V>, key: K): void {
    const before = map.get(key);
    if (before === undefined && !map.has(key)) return;
    this.keep(map, key, before);
    map.delete(key);
  }

  add<V>(set: Set<V>, value: V): void {
    if (set.has(value)) return;
    this.keep(set, value, ABSENT);
    set.add(value);
  }

  remove<V>(set: Set<V>, value: V): void {
    if (set.delete(value)) this.keep(set, value, MEMBER);
  }

  rollback(mark = 0): void {
    const { changes } = this;
    while (changes.length > mark * 3) {
      const [target, key, before] = changes.splice(-3);
      if (before === CALL) (target as () => void)();
      else if (before === MEMBER) (target as Set<unknown>).add(key);
      else if (before === ABSENT) (target as Keyed<unknown, unknown>).delete(key);
      else (target as Keyed<unknown, unknown>).set(key, before);
    }
  }

  /** What was changed before a mark is not taken back any more. */
  forget(mark: number): void {
    if (mark === this.mark) this.clear();
    else this.changes.splice(0, mark * 3);
  }

  clear(): void {
    this.changes.length = 0;
  }

  protected keep(target: unknown, key: unknown, before: unknown): void {
    this.changes.push(target, key, before);
  }
}

/** Keeps nothing: for what a start loads, which no batch ever takes back. */
class NeverUndone extends UndoList {
  protected override keep(): void {
    // What is stored already is not undone.
  }
}

export const NEVER_UNDONE: UndoList = new NeverUndone();
