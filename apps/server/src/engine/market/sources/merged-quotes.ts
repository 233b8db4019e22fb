import { QuoteFile, type RecordedQuote } from './quote-file.js';

export interface SymbolQuote extends RecordedQuote {
  readonly symbolId: number;
}

interface Track {
  readonly symbolId: number;
  readonly file: QuoteFile;
}

/** Quotes at which a batch is full; it still includes all quotes of its last instant. */
const BATCH_SIZE = 950;

/** Recorded files of several symbols merged by time; at one instant, in the order in which they were added. */
export class MergedQuotes {
  private tracks: Track[] = [];

  /** Adds a file and skips its quotes up to `after`; returns the number skipped. */
  async add(symbolId: number, path: string, after: number): Promise<number> {
    const file = await QuoteFile.open(path);
    let skipped = 0;
    await file.fill();
    for (; file.head !== null && file.head.time <= after; skipped++) if (!file.step()) await file.fill();
    this.tracks.push({ symbolId, file });
    return skipped;
  }

  /** The next quote, or null at the end. */
  peek(): SymbolQuote | null {
    const track = this.earliest();
    return track?.file.head ? { symbolId: track.symbolId, ...track.file.head } : null;
  }

  /**
   * Quotes up to `until`, one batch at most. Quotes of one instant stay together, so that the last stored time says
   * where to continue.
   */
  async take(until: number): Promise<SymbolQuote[]> {
    const batch: SymbolQuote[] = [];
    let lastTime = Number.NEGATIVE_INFINITY;
    for (;;) {
      const track = this.earliest();
      const head = track?.file.head;
      if (!track || !head || head.time > until || (batch.length >= BATCH_SIZE && head.time > lastTime))
        return batch;
      batch.push({ symbolId: track.symbolId, ...head });
      lastTime = head.time;
      if (track.file.step()) continue;
      // Quotes from a pipe are not delayed until more arrive.
      if (track.file.isPipe) return batch;
      await track.file.fill();
    }
  }

  /** Whether the next quote is unknown because a pipe has not delivered one. */
  get isWaiting(): boolean {
    return this.tracks.some(({ file }) => file.isWaiting);
  }

  /** Waits until every pipe has delivered its next quote or ended. */
  async fill(): Promise<void> {
    for (const { file } of this.tracks) if (file.isWaiting) await file.fill();
  }

  /** The symbol's file; null if none was added. */
  fileOf(symbolId: number): QuoteFile | null {
    return this.tracks.find((track) => track.symbolId === symbolId)?.file ?? null;
  }

  remove(symbolId: number): void {
    for (const track of this.tracks) if (track.symbolId === symbolId) track.file.close();
    this.tracks = this.tracks.filter((track) => track.symbolId !== symbolId);
  }

  close(): void {
    for (const { file } of this.tracks) file.close();
    this.tracks = [];
  }

  private earliest(): Track | null {
    let earliest: Track | null = null;
    for (const track of this.tracks) {
      const head = track.file.head;
      if (head && (!earliest?.file.head || head.time < earliest.file.head.time)) earliest = track;
    }
    return earliest;
  }
}
