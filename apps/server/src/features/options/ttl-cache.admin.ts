import { LRUCache } from 'lru-cache';

/** A report requests its rows and its summary at the same time: one read serves both, ms. */
const TTL = 2_000;

/** Cache with a short TTL; failures are not cached. */
export class TtlCache<Answer> {
  private readonly answers = new LRUCache<string, Promise<Answer>>({ max: 1, ttl: TTL });

  /** Result of `read`, or the cached one for the same filter. */
  of(filter: Readonly<Record<string, unknown>>, read: () => Promise<Answer>): Promise<Answer> {
    const key = JSON.stringify(Object.entries(filter).sort());
    const known = this.answers.get(key);
    if (known) return known;
    const answer = read();
    this.answers.set(key, answer);
    answer.catch(() => {
      if (this.answers.peek(key) === answer) this.answers.delete(key);
    });
    return answer;
  }
}
