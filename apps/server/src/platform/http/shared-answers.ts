/**
 * Answers that are the same for everybody who asks the same: worked out once for all who ask in one turn of the event
 * loop, and by nobody later, so that no answer is ever an old one: a cache that keeps for a time would.
 */
export class SharedAnswers<T> {
  private answers = new Map<string, Promise<T>>();

  get(question: string, work: () => Promise<T>): Promise<T> {
    const known = this.answers.get(question);
    if (known) return known;
    if (this.answers.size === 0) setImmediate(() => this.end());
    const answer = work();
    this.answers.set(question, answer);
    return answer;
  }

  /** A map of their own each turn: the tables that one map outgrows lead from one to the next, and keep what stood in them. */
  private end(): void {
    this.answers = new Map();
  }
}
