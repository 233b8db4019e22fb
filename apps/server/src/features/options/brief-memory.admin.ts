/** A report asks for its rows and its summary at once: one look serves both. */
const FRESH = 2_000;

/** Keeps what was read last for a moment; what failed is read again. */
export class BriefMemory<Answer> {
  private last: { readonly key: string; readonly at: number; readonly answer: Promise<Answer> } | null = null;

  /** What `read` answers, or answered a moment ago for the same filter. */
  of(filter: Readonly<Record<string, unknown>>, read: () => Promise<Answer>): Promise<Answer> {
    const key = JSON.stringify(Object.entries(filter).sort());
    if (this.last?.key === key && this.last.at + FRESH > Date.now()) return this.last.answer;
    const look = { key, at: Date.now(), answer: read() };
    this.last = look;
    look.answer.catch(() => {
      if (this.last === look) this.last = null;
    });
    return look.answer;
  }
}
