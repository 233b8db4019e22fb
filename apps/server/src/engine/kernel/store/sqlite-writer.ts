import { Worker } from 'node:worker_threads';
import type { Written } from './sqlite-queue.js';
import type { Writes } from './sqlite-transactions.js';
import { AnswerLost, LeaseLost } from './store.js';

interface Waiting {
  resolve(): void;
  reject(error: Error): void;
}

/**
 * Writes to SQLite in a thread with a connection of its own: a third of an order's work, during which this thread reads the
 * calls that come next. In the order in which it is given; what waits together is one transaction.
 */
export class SqliteWriter {
  private worker: Worker | null = null;
  /** Who waits, in the order of what was given. */
  private readonly waiting: Waiting[] = [];
  /** Whether there is a thread that has opened the database. */
  isReady = false;
  /** A thread that could not begin is not asked for again. */
  private canBegin = true;

  constructor(private readonly file: string) {}

  /** Begins the thread, unless it has begun. */
  begin(): void {
    if (this.canBegin) this.worker ??= this.start();
  }

  /** Durable, or nothing of it; throws at once where it cannot be sent. `LeaseLost` as the fence says; `AnswerLost` when the thread ended meanwhile. */
  write(writes: Writes): Promise<void> {
    this.worker?.postMessage(writes);
    return new Promise((resolve, reject) => {
      // A process does not end while something is being written.
      if (this.waiting.push({ resolve, reject }) === 1) this.worker?.ref();
    });
  }

  /** Nothing may be waited for any more. */
  async close(): Promise<void> {
    const { worker } = this;
    this.isReady = false;
    this.worker = null;
    worker?.removeAllListeners();
    await worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(new URL('./sqlite-writer.worker.js', import.meta.url), {
      workerData: { file: this.file },
    });
    worker.once('message', () => {
      this.isReady = true;
      worker.on('message', (outcomes: readonly Written[]) => {
        for (const written of outcomes) this.take(written);
      });
    });
    let why = new Error('the thread that writes has ended');
    worker.on('error', (error: Error) => {
      why = error;
    });
    // Not before it is gone: what was not durable by then never will be.
    worker.on('exit', () => this.lose(why));
    worker.unref();
    return worker;
  }

  private take(written: Written): void {
    const waiting = this.waiting.shift();
    if (this.waiting.length === 0) this.worker?.unref();
    if (written === null) waiting?.resolve();
    else waiting?.reject(written.isLeaseLost ? new LeaseLost() : new Error(written.error));
  }

  /** The other connection writes again, until there is another thread. */
  private lose(why: Error): void {
    this.canBegin = this.isReady;
    this.isReady = false;
    this.worker = null;
    for (const { reject } of this.waiting.splice(0)) reject(new AnswerLost(why));
  }
}
