import { Worker } from 'node:worker_threads';
import type { Connection, StoredRow } from './reader.js';
import type { Stored } from './table.js';

interface Waiting {
  resolve(rows: StoredRow[]): void;
  reject(error: Error): void;
}

interface Reply {
  id: number;
  rows?: StoredRow[];
  error?: string;
}

/** A read-only SQLite connection in a worker thread, so that a slow list never holds up a tick. */
export class SqliteReader implements Connection {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  constructor(file: string) {
    this.worker = new Worker(new URL('./sqlite-reader.worker.js', import.meta.url), { workerData: { file } });
    this.worker.on('message', ({ id, rows, error }: Reply) => {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (error === undefined) waiting?.resolve(rows ?? []);
      else waiting?.reject(new Error(error));
    });
    this.worker.on('error', (error) => this.failAll(error));
  }

  query(sql: string, parameters: readonly Stored[] = []): Promise<StoredRow[]> {
    return new Promise((resolve, reject) => {
      const id = ++this.lastId;
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, sql, parameters });
    });
  }

  async close(): Promise<void> {
    await this.worker.terminate();
    this.failAll(new Error('the reader is closed'));
  }

  private failAll(error: unknown): void {
    for (const waiting of this.waiting.values()) waiting.reject(error as Error);
    this.waiting.clear();
  }
}
