import { Worker } from 'node:worker_threads';
import type { Connection, ReadValues } from './reader.js';
import type { Stored } from './table.js';

/** A read, as it goes to the worker, which answers in the order in which it was asked. */
export interface Question {
  readonly sql: string;
  readonly parameters: readonly Stored[];
}

/** What the worker read: values in the order of the columns, or why it could not. */
export type Answer = ReadValues | { readonly error: string };

interface Waiting {
  resolve(read: ReadValues): void;
  reject(error: Error): void;
}

/**
 * A read-only SQLite connection in a worker thread, so that a slow list never holds up a tick. What is asked for in one
 * go crosses to it in one message, since each crossing costs more than a small read.
 */
export class SqliteReader implements Connection {
  private readonly worker: Worker;
  /**
   * Who waits, in the order of what was asked. No `Map`: each table that it outgrows leads to the next one, and what was
   * read would live on behind an old one until the whole heap is collected.
   */
  private readonly waiting: Waiting[] = [];
  private unsent: Question[] = [];

  constructor(file: string) {
    this.worker = new Worker(new URL('./sqlite-reader.worker.js', import.meta.url), { workerData: { file } });
    this.worker.on('message', (answers: readonly Answer[]) => {
      for (const answer of answers) this.take(answer);
    });
    this.worker.on('error', (error) => this.failAll(error));
  }

  read(sql: string, parameters: readonly Stored[]): Promise<ReadValues> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      if (this.unsent.push({ sql, parameters }) === 1) queueMicrotask(() => this.send());
    });
  }

  async close(): Promise<void> {
    await this.worker.terminate();
    this.failAll(new Error('the reader is closed'));
  }

  private send(): void {
    const questions = this.unsent;
    this.unsent = [];
    this.worker.postMessage(questions);
  }

  private take(answer: Answer): void {
    const waiting = this.waiting.shift();
    if ('error' in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer);
  }

  private failAll(error: unknown): void {
    for (const waiting of this.waiting.splice(0)) waiting.reject(error as Error);
  }
}
