/**
 * Coalesces identical reads: an answer is computed once for all requests of one event-loop turn, and never reused
 * later. So no answer is stale, as one from a timed cache would be.
 */
export class RequestCoalescer<T> {
  private answers = new Map<string, Promise<T>>();

  get(question: string, work: () => Promise<T>): Promise<T> {
    const known = this.answers.get(question);
    if (known) return known;
    if (this.answers.size === 0) setImmediate(() => this.end());
    const answer = work();
    this.answers.set(question, answer);
    return answer;
  }

  /**
   * A fresh map each turn: the hash tables that one map outgrows link to the next and would keep old entries reachable.
   */
  private end(): void {
    this.answers = new Map();
  }
}
