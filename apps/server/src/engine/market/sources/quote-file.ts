import { constants, createReadStream, openSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parseDecimal } from '@truemark/money';

/** A line of a recorded file: time in epoch ms, prices in 10⁻⁸. */
export interface RecordedQuote {
  readonly time: number;
  readonly bid: number;
  readonly ask: number;
}

const GZIP_MAGIC = [0x1f, 0x8b];
const TIME = /^\d{1,15}$/;

/**
 * Reads a file of `ts_ms,bid,ask` lines, plain or gzip, chunk by chunk, with one chunk in memory at most. It may be a
 * named pipe that another program writes to: lines are then quotes as soon as they arrive.
 */
export class QuoteFile {
  /** Lines that are not quotes, except for a header. */
  malformed = 0;
  /** The reason why reading ended before the end of the file; null: no error. */
  failure: string | null = null;
  private ready: RecordedQuote[] = [];
  private index = 0;
  private partialLine = '';
  private lineCount = 0;
  private hasEnded = false;

  private constructor(
    private readonly stream: Readable,
    private readonly chunks: AsyncIterator<string>,
    /** Whether more may arrive at any time. */
    readonly isPipe: boolean,
  ) {}

  static async open(path: string): Promise<QuoteFile> {
    const isPipe = (await stat(path)).isFIFO();
    const stream = isPipe ? pipeStream(path) : await fileStream(path);
    stream.setEncoding('utf8');
    return new QuoteFile(stream, stream[Symbol.asyncIterator](), isPipe);
  }

  /** Whether every quote was read. */
  get isOver(): boolean {
    return this.hasEnded && this.head === null;
  }

  /** Whether everything that arrived is read, and more may follow. */
  get isWaiting(): boolean {
    return this.isPipe && !this.hasEnded && this.head === null;
  }

  /** The next quote, or null at the end, once `fill` has been awaited. */
  get head(): RecordedQuote | null {
    return this.ready[this.index] ?? null;
  }

  /** Advances past the head; false if `fill` must be called first. */
  step(): boolean {
    this.index++;
    return this.index < this.ready.length;
  }

  /** Reads until there is a head or the file ends. */
  async fill(): Promise<void> {
    while (this.index >= this.ready.length) {
      const { done, value } = await this.nextChunk();
      const lines = (this.partialLine + (done ? '' : value)).split('\n');
      this.partialLine = done ? '' : (lines.pop() ?? '');
      this.ready = lines.flatMap((line) => this.parseLine(line));
      this.index = 0;
      this.hasEnded = done === true;
      if (done) return;
    }
  }

  close(): void {
    this.stream.destroy();
  }

  private async nextChunk(): Promise<IteratorResult<string, unknown>> {
    try {
      return await this.chunks.next();
    } catch (error) {
      this.failure = (error as Error).message;
      this.partialLine = '';
      return { done: true, value: undefined };
    }
  }

  private parseLine(line: string): RecordedQuote[] {
    const text = line.trim();
    this.lineCount++;
    if (text === '') return [];
    const [time = '', bid = '', ask = '', ...more] = text.split(',');
    const prices = [parseDecimal(bid), parseDecimal(ask)];
    if (TIME.test(time) && prices[0] != null && prices[1] != null && more.length === 0) {
      return [{ time: Number(time), bid: Number(prices[0]), ask: Number(prices[1]) }];
    }
    if (this.lineCount > 1) this.malformed++;
    return [];
  }
}

async function fileStream(path: string): Promise<Readable> {
  const handle = await open(path);
  const magic = Buffer.alloc(2);
  await handle.read(magic, 0, 2, 0);
  await handle.close();
  const raw = createReadStream(path);
  if (magic[0] !== GZIP_MAGIC[0] || magic[1] !== GZIP_MAGIC[1]) return raw;
  const stream = raw.pipe(createGunzip());
  raw.on('error', (error) => stream.destroy(error));
  return stream;
}

/** Uses a non-blocking socket: a thread blocked in a read would keep the process from exiting. */
function pipeStream(path: string): Readable {
  const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  return new Socket({ fd, readable: true, writable: false });
}

/** Beginning of several recordings. */
export interface Beginning {
  /** The earliest time, epoch ms; null if they have no quotes. */
  readonly firstTime: number | null;
  /** The named pipes by path, left open: what was read of a pipe cannot be read again, and its writer needs a reader. */
  readonly pipes: Map<string, QuoteFile>;
}

/** Reads the first quote of each recording; waits until each named pipe has delivered one or ended. */
export async function readBeginning(paths: Iterable<string>): Promise<Beginning> {
  let firstTime: number | null = null;
  const pipes = new Map<string, QuoteFile>();
  for (const path of paths) {
    const file = await QuoteFile.open(path);
    await file.fill();
    if (file.head) firstTime = Math.min(firstTime ?? file.head.time, file.head.time);
    if (file.isPipe) pipes.set(path, file);
    else file.close();
  }
  return { firstTime, pipes };
}
