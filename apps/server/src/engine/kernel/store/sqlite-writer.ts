import { Worker } from 'node:worker_threads';
import type { WriteOutcome } from './sqlite-queue.js';
import type { WriteBatch } from './sqlite-transactions.js';
import { CommitOutcomeUnknown, LeaseLost } from './store.js';

interface PendingWrite {
  resolve(): void;
  reject(error: Error): void;
}

/**
 * Writes to SQLite in a thread with its own connection. Writing is a third of an order's work; this thread reads the
 * next calls meanwhile. Writes run in order; waiting ones share one transaction.
 */
export class SqliteWriter {
  private worker: Worker | null = null;
  /** Pending callers, in the order of their writes. */
  private readonly pendingWrites: PendingWrite[] = [];
  /** Whether a thread is running and has opened the database. */
  isReady = false;
  /** False once a thread failed to start: no further attempt. */
  private canStart = true;

  constructor(private readonly file: string) {}

  /** Starts the thread, unless it is running. */
  begin(): void {
    if (this.canStart) this.worker ??= this.start();
  }

  /**
   * Resolves when durable; on rejection nothing is stored. Throws synchronously if it cannot be sent. `LeaseLost` if
   * the fence fails; `CommitOutcomeUnknown` if the thread ended meanwhile.
   */
  write(writes: WriteBatch): Promise<void> {
    this.worker?.postMessage(writes);
    return new Promise((resolve, reject) => {
      // The process must not exit during a write.
      if (this.pendingWrites.push({ resolve, reject }) === 1) this.worker?.ref();
    });
  }

  /** Call only when no write is pending. */
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
      worker.on('message', (outcomes: readonly WriteOutcome[]) => {
        for (const written of outcomes) this.settleNext(written);
      });
    });
    let why = new Error('the thread that writes has ended');
    worker.on('error', (error: Error) => {
      why = error;
    });
    // Only after the thread is gone: what was not durable by then never will be.
    worker.on('exit', () => this.handleExit(why));
    worker.unref();
    return worker;
  }

  private settleNext(written: WriteOutcome): void {
    const waiting = this.pendingWrites.shift();
    if (this.pendingWrites.length === 0) this.worker?.unref();
    if (written === null) waiting?.resolve();
    else waiting?.reject(written.isLeaseLost ? new LeaseLost() : new Error(written.error));
  }

  /** The store's own connection takes over until there is another thread. */
  private handleExit(why: Error): void {
    this.canStart = this.isReady;
    this.isReady = false;
    this.worker = null;
    for (const { reject } of this.pendingWrites.splice(0)) reject(new CommitOutcomeUnknown(why));
  }
}
