import { Worker } from 'node:worker_threads';
import type { Connection, ReadValues } from './database-reader.js';
import type { SqlValue } from './table.js';

/** A read as sent to the worker, which answers in the order of the requests. */
export interface ReadRequest {
  readonly sql: string;
  readonly parameters: readonly SqlValue[];
}

/** Result of the worker: values in column order, or the error. */
export type ReadResponse = ReadValues | { readonly error: string };

interface Waiting {
  resolve(read: ReadValues): void;
  reject(error: Error): void;
}

/**
 * Read-only SQLite connection in a worker thread, so that a slow list never delays a tick. Reads requested in one turn
 * are sent in one message, because each message costs more than a small read.
 */
export class SqliteReader implements Connection {
  private readonly worker: Worker;
  /**
   * Pending requests in order. Not a `Map`: each table it outgrows links to the next, so old results would stay
   * reachable until a full garbage collection.
   */
  private readonly waiting: Waiting[] = [];
  private queued: ReadRequest[] = [];

  constructor(file: string) {
    this.worker = new Worker(new URL('./sqlite-reader.worker.js', import.meta.url), { workerData: { file } });
    this.worker.on('message', (answers: readonly ReadResponse[]) => {
      for (const answer of answers) this.settle(answer);
    });
    this.worker.on('error', (error) => this.failAll(error));
  }

  read(sql: string, parameters: readonly SqlValue[]): Promise<ReadValues> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      if (this.queued.push({ sql, parameters }) === 1) queueMicrotask(() => this.send());
    });
  }

  async close(): Promise<void> {
    await this.worker.terminate();
    this.failAll(new Error('the reader is closed'));
  }

  private send(): void {
    const questions = this.queued;
    this.queued = [];
    this.worker.postMessage(questions);
  }

  private settle(answer: ReadResponse): void {
    const waiting = this.waiting.shift();
    if ('error' in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer);
  }

  private failAll(error: unknown): void {
    for (const waiting of this.waiting.splice(0)) waiting.reject(error as Error);
  }
}
