import { QuoteFile, type RecordedQuote } from './quote-file.js';

export interface SymbolQuote extends RecordedQuote {
  readonly symbolId: number;
}

interface Track {
  readonly symbolId: number;
  readonly file: QuoteFile;
}

/** A batch is full with so many quotes, and is closed with the instant it has come to. */
const FULL = 950;

/** Recorded files of several symbols as one run of quotes by time; at one instant, in the order they were added. */
export class MergedQuotes {
  private tracks: Track[] = [];

  /** Adds a file, without its quotes up to `after`; returns how many those were. */
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
   * The quotes up to `until`, a batch of them at most. Quotes of one instant stay together, so that what was stored
   * last tells where to go on.
   */
  async take(until: number): Promise<SymbolQuote[]> {
    const batch: SymbolQuote[] = [];
    let lastTime = Number.NEGATIVE_INFINITY;
    for (;;) {
      const track = this.earliest();
      const head = track?.file.head;
      if (!track || !head || head.time > until || (batch.length >= FULL && head.time > lastTime))
        return batch;
      batch.push({ symbolId: track.symbolId, ...head });
      lastTime = head.time;
      if (track.file.step()) continue;
      // What has come through a pipe is not held back for what may come.
      if (track.file.isPipe) return batch;
      await track.file.fill();
    }
  }

  /** Whether the next quote is not known yet: a pipe has brought none. */
  get isWaiting(): boolean {
    return this.tracks.some(({ file }) => file.isWaiting);
  }

  /** Waits until every pipe has brought its next quote, or has ended. */
  async fill(): Promise<void> {
    for (const { file } of this.tracks) if (file.isWaiting) await file.fill();
  }

  /** The symbol's file, when it was added. */
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
