/**
 * Tells when a list of positions that was fetched and the ones that the server pushes differ: a market order placed on
 * another device is told in no other way. Each difference is told once, for one that stays is none of this list's.
 */
export class HeldWatch {
  private told: ReadonlySet<number> = new Set();

  /** Whether a position is listed and not held, or held and not listed, that was not so before. */
  isNews(listed: Iterable<number>, held: Iterable<number>): boolean {
    const [known, now] = [new Set(listed), new Set(held)];
    const differing = [...now].filter((id) => !known.has(id)).concat([...known].filter((id) => !now.has(id)));
    const isNews = differing.some((id) => !this.told.has(id));
    this.told = new Set(differing);
    return isNews;
  }
}
