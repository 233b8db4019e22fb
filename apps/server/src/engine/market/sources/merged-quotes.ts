import { QuoteFile, type RecordedQuote } from './quote-file.js';

export interface SymbolQuote extends RecordedQuote {
  readonly symbolId: number;
}

interface Track {
  readonly symbolId: number;
  readonly file: QuoteFile;
  /** Quotes up to this time are skipped. */
  readonly after: number;
}

/** Skips what was already played, as far as it has been read; returns the number skipped. */
function skipPlayed({ file, after }: Track): number {
  let skipped = 0;
  for (; file.head !== null && file.head.time <= after; skipped++) file.step();
  return skipped;
}

/** Quotes at which a batch is full; it still includes all quotes of its last instant. */
const BATCH_SIZE = 950;

/** Recorded files of several symbols merged by time; at one instant, in the order in which they were added. */
export class MergedQuotes {
  private tracks: Track[] = [];

  /** `pipes`: named pipes that are open, by path; each is read on from where it is. */
  constructor(private readonly pipes: Map<string, QuoteFile> = new Map()) {}

  /**
   * Adds a file and skips its quotes up to `after`; returns the number skipped. A pipe is not waited for: what it
   * delivers later is skipped when it is read.
   */
  async add(symbolId: number, path: string, after: number): Promise<number> {
    const file = this.pipes.get(path) ?? (await QuoteFile.open(path));
    this.pipes.delete(path);
    const track = { symbolId, file, after };
    let skipped = skipPlayed(track);
    while (!file.isPipe && file.head === null && !file.isOver) {
      await file.fill();
      skipped += skipPlayed(track);
    }
    this.tracks.push(track);
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
    for (const track of this.tracks) {
      while (track.file.isWaiting) {
        await track.file.fill();
        skipPlayed(track);
      }
    }
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
    for (const file of [...this.tracks.map((track) => track.file), ...this.pipes.values()]) file.close();
    this.pipes.clear();
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
