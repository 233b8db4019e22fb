import { Worker } from 'node:worker_threads';

/**
 * Rows written between two checkpoints: some three thousand pages. A page that several commits wrote is copied once; at
 * a third of this value, orders were a tenth slower.
 */
const ROWS_PER_CHECKPOINT = 6_000;

/**
 * Write-ahead log size in pages at which a commit itself runs the checkpoint, 32 MB: the fallback if the thread is late
 * or never finds the log idle. Little is left to copy then, and the log starts anew.
 */
const MAX_PAGES = 8_000;

/** Sets up a WAL connection: durable at each commit; `WalCheckpointer` runs the checkpoints. */
export function configureWal(database: { pragma(text: string): unknown }): void {
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma(`wal_autocheckpoint = ${MAX_PAGES}`);
}

/**
 * Checkpoints the write-ahead log in a thread with its own connection: inside a commit, a checkpoint costs up to a
 * third of it. It never waits for readers or writers and never blocks them, and commits are durable without it.
 */
export class WalCheckpointer {
  private worker: Worker | null = null;
  private isCopying = false;
  private rows = 0;

  constructor(private readonly file: string) {}

  /** Reports how many rows a commit wrote. */
  wrote(rows: number): void {
    this.rows += rows;
    if (this.rows < ROWS_PER_CHECKPOINT || this.isCopying) return;
    this.rows = 0;
    this.isCopying = true;
    this.worker ??= this.start();
    this.worker.postMessage('copy');
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
    this.worker = null;
  }

  private start(): Worker {
    const worker = new Worker(new URL('./sqlite-log.worker.js', import.meta.url), {
      workerData: { file: this.file },
    });
    worker.on('message', () => {
      this.isCopying = false;
    });
    // Commits run the checkpoints themselves until the next thread starts.
    worker.on('error', () => {
      this.worker = null;
      this.isCopying = false;
    });
    worker.unref();
    return worker;
  }
}
