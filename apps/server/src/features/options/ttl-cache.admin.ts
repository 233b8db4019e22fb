import { LRUCache } from 'lru-cache';

/** A report asks for its rows and its summary at once: one look serves both. */
const TTL = 2_000;

/** Keeps what was read last for a moment; what failed is read again. */
export class TtlCache<Answer> {
  private readonly answers = new LRUCache<string, Promise<Answer>>({ max: 1, ttl: TTL });

  /** What `read` answers, or answered a moment ago for the same filter. */
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
