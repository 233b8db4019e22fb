/**
 * Answers that are the same for everybody who asks the same: worked out once for all who ask in one turn of the event
 * loop, and by nobody later, so that no answer is ever an old one: a cache that keeps for a time would.
 */
export class SharedAnswers<T> {
  private readonly answers = new Map<string, Promise<T>>();

  get(question: string, work: () => Promise<T>): Promise<T> {
    const known = this.answers.get(question);
    if (known) return known;
    if (this.answers.size === 0) setImmediate(() => this.answers.clear());
    const answer = work();
    this.answers.set(question, answer);
    return answer;
  }
}
