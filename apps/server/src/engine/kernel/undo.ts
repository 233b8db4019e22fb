/** A map, or what stands in for one. */
export interface Keyed<K, V> {
  has(key: K): boolean;
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
  delete(key: K): boolean;
}

/** What would take back the changes made since a mark: a batch that fails is undone by it, not by loading the world. */
export class UndoList {
  private readonly steps: (() => void)[] = [];

  get mark(): number {
    return this.steps.length;
  }

  push(step: () => void): void {
    this.steps.push(step);
  }

  /** Sets a key of a map so that it can be taken back. */
  set<K, V>(map: Keyed<K, V>, key: K, value: V): void {
    const before = map.get(key);
    if (before !== undefined || map.has(key)) this.push(() => map.set(key, before as V));
    else this.push(() => map.delete(key));
    map.set(key, value);
  }

  delete<K, V>(map: Keyed<K, V>, key: K): void {
    if (!map.has(key)) return;
    const before = map.get(key) as V;
    this.push(() => map.set(key, before));
    map.delete(key);
  }

  add<V>(set: Set<V>, value: V): void {
    if (set.has(value)) return;
    this.push(() => set.delete(value));
    set.add(value);
  }

  remove<V>(set: Set<V>, value: V): void {
    if (set.delete(value)) this.push(() => set.add(value));
  }

  rollback(mark = 0): void {
    while (this.steps.length > mark) this.steps.pop()?.();
  }

  clear(): void {
    this.steps.length = 0;
  }
}

/** Keeps nothing: for what a start loads, which no batch ever takes back. */
class NeverUndone extends UndoList {
  override push(): void {
    // What is stored already is not undone.
  }
}

export const NEVER_UNDONE: UndoList = new NeverUndone();
