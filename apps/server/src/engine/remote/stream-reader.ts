import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { connectRedis } from '../../platform/redis/connect.js';
import { type Entry, entriesOf, isBefore } from './messages.js';

/** How long one read waits for something new, ms. */
const WAIT = 1_000;
/** Messages of one read. */
const MOST = 500;
const AGAIN = 100;

export interface StreamReaderOptions {
  readonly url: string;
  readonly streams: readonly string[];
  /** Everything of one read, in one turn. */
  readonly take: (entries: readonly Entry[]) => void;
  /** The connection was lost and is there again: messages may be missing. */
  readonly onReturn: () => void;
  readonly onError: (error: Error) => void;
}

/** Follows streams from their ends at the start on. */
export class StreamReader {
  private readonly redis: Redis;
  private readonly places = new Map<string, string>();
  private isClosed = false;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly options: StreamReaderOptions) {
    this.redis = connectRedis(options.url, options.onError);
  }

  /** Resolves once it knows the ends: everything later is taken. */
  async start(): Promise<void> {
    for (;;) {
      try {
        await this.findPlaces();
        break;
      } catch {
        if (this.isClosed) return;
        await pause(AGAIN);
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
          await this.findPlaces();
          isLost = false;
          this.options.onReturn();
        }
        const entries = await this.read();
        for (const { stream, id } of entries) this.places.set(stream, id);
        if (entries.length > 0) this.options.take(entries);
      } catch (error) {
        if (this.isClosed) return;
        if (this.redis.status === 'ready') this.options.onError(error as Error);
        isLost = true;
        await pause(AGAIN);
      }
    }
  }

  private async read(): Promise<Entry[]> {
    const { streams } = this.options;
    const places = streams.map((stream) => this.places.get(stream) ?? '0-0');
    return entriesOf(
      await this.redis.xreadBuffer('COUNT', MOST, 'BLOCK', WAIT, 'STREAMS', ...streams, ...places),
    );
  }

  /** Where nothing was read yet: the end. A stream that ends before what was read of it was emptied: its beginning. */
  private async findPlaces(): Promise<void> {
    for (const stream of this.options.streams) {
      const [last] = await this.redis.xrevrange(stream, '+', '-', 'COUNT', 1);
      const end = last?.[0] ?? '0-0';
      const place = this.places.get(stream);
      if (place === undefined) this.places.set(stream, end);
      else if (isBefore(end, place)) this.places.set(stream, '0-0');
    }
  }
}
