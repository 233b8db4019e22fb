import { execFileSync } from 'node:child_process';
import { constants, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Recorded tick; prices as text. */
export interface RecordedTick {
  readonly time: number;
  readonly bid: string;
  readonly ask: string;
}

export function recordedTicks(file: string): RecordedTick[] {
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n').slice(1);
  return lines.map((line) => {
    const [time, bid = '', ask = ''] = line.trim().split(',');
    return { time: Number(time), bid, ask };
  });
}

const lineOf = ({ time, bid, ask }: RecordedTick): string => `${time},${bid},${ask}\n`;
/** Ticks per write: a pipe takes 64 KiB. */
const TICKS_PER_WRITE = 1_500;

/** Recorded ticks sent to a server through a named pipe, as far as the test allows. */
export class PipedTicks {
  private written = 0;

  private constructor(
    readonly path: string,
    readonly ticks: readonly RecordedTick[],
    private readonly pipe: FileHandle,
    private readonly folder: string,
  ) {}

  static async of(ticks: readonly RecordedTick[]): Promise<PipedTicks> {
    const folder = mkdtempSync(join(tmpdir(), 'truemark-pipe-'));
    const path = join(folder, 'ticks');
    execFileSync('mkfifo', [path]);
    // Opened for reading and writing, so that neither side blocks on opening.
    return new PipedTicks(path, ticks, await open(path, constants.O_RDWR), folder);
  }

  /** Writes the unwritten ticks before `index`. */
  async writeTo(index: number): Promise<void> {
    while (this.written < index) {
      const end = Math.min(index, this.written + TICKS_PER_WRITE);
      const text = this.ticks.slice(this.written, end).map(lineOf).join('');
      this.written = end;
      await writeAll(this.pipe, text);
    }
  }

  /** Last tick written. */
  get last(): RecordedTick {
    return this.ticks[this.written - 1] as RecordedTick;
  }

  async close(): Promise<void> {
    await this.pipe.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Recorded time written per step, ms. */
const RECORDED_TIME_PER_STEP = 2_000;

/** Writes the recordings in parallel while a server starts: it is ready once each open symbol has a tick. */
export async function writeTicksWhile<T>(pipes: readonly PipedTicks[], starting: Promise<T>): Promise<T> {
  let isStarting = true;
  const done = starting.finally(() => {
    isStarting = false;
  });
  const begin = Math.min(...pipes.map(({ ticks }) => ticks[0]?.time ?? 0));
  for (let offered = begin + 1; isStarting; offered += RECORDED_TIME_PER_STEP) {
    await Promise.all(pipes.map((pipe) => pipe.writeTo(pipe.ticks.findIndex(({ time }) => time >= offered))));
    await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 100))]);
  }
  return done;
}

async function writeAll(pipe: FileHandle, text: string): Promise<void> {
  for (let rest = Buffer.from(text); rest.length > 0; ) {
    const { bytesWritten } = await pipe.write(rest);
    rest = rest.subarray(bytesWritten);
  }
}
