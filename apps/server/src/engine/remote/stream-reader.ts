import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { connectRedis } from '../../platform/redis/connect.js';
import { type Entry, entriesOf, isBefore } from './messages.js';

/** Blocking time of one read, ms. */
const BLOCK_TIME = 1_000;
/** Maximum messages per read. */
const MOST = 500;
const RETRY_DELAY = 100;

export interface StreamReaderOptions {
  readonly url: string;
  readonly streams: readonly string[];
  /** Receives all entries of one read at once. */
  readonly take: (entries: readonly Entry[]) => void;
  /** Called when a lost connection is back: messages may be missing. */
  readonly onReturn: () => void;
  readonly onError: (error: Error) => void;
}

/** Follows streams from their ends at start. */
export class StreamReader {
  private readonly redis: Redis;
  private readonly positions = new Map<string, string>();
  private isClosed = false;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly options: StreamReaderOptions) {
    this.redis = connectRedis(options.url, options.onError);
  }

  /** Resolves once the ends are known: every later entry is read. */
  async start(): Promise<void> {
    for (;;) {
      try {
        await this.findPositions();
        break;
      } catch {
        if (this.isClosed) return;
        await pause(RETRY_DELAY);
      }
    }
    this.running = this.follow();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.redis.disconnect();
    await this.running;
  }

  private async follow(): Promise<void> {
    let isLost = false;
    while (!this.isClosed) {
      try {
        if (isLost) {
          await this.findPositions();
          isLost = false;
          this.options.onReturn();
        }
        const entries = await this.read();
        for (const { stream, id } of entries) this.positions.set(stream, id);
        if (entries.length > 0) this.options.take(entries);
      } catch (error) {
        if (this.isClosed) return;
        if (this.redis.status === 'ready') this.options.onError(error as Error);
        isLost = true;
        await pause(RETRY_DELAY);
      }
    }
  }

  private async read(): Promise<Entry[]> {
    const { streams } = this.options;
    const places = streams.map((stream) => this.positions.get(stream) ?? '0-0');
    return entriesOf(
      await this.redis.xreadBuffer('COUNT', MOST, 'BLOCK', BLOCK_TIME, 'STREAMS', ...streams, ...places),
    );
  }

  /**
   * Starts at the end of a stream not read yet. If a stream now ends before the read position, it was emptied, and is
   * read from its start.
   */
  private async findPositions(): Promise<void> {
    for (const stream of this.options.streams) {
      const [last] = await this.redis.xrevrange(stream, '+', '-', 'COUNT', 1);
      const end = last?.[0] ?? '0-0';
      const place = this.positions.get(stream);
      if (place === undefined) this.positions.set(stream, end);
      else if (isBefore(end, place)) this.positions.set(stream, '0-0');
    }
  }
}
