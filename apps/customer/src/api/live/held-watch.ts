/**
 * Detects differences between the fetched list of positions and the pushed ones. A market order placed on another
 * device is announced in no other way. Each difference is reported once, because one that persists does not concern
 * this list.
 */
export class HeldWatch {
  private told: ReadonlySet<number> = new Set();

  /** Whether a position is newly listed but not held, or newly held but not listed. */
  isNews(listed: Iterable<number>, held: Iterable<number>): boolean {
    const [known, now] = [new Set(listed), new Set(held)];
    const differing = [...now].filter((id) => !known.has(id)).concat([...known].filter((id) => !now.has(id)));
    const isNews = differing.some((id) => !this.told.has(id));
    this.told = new Set(differing);
    return isNews;
  }
}
