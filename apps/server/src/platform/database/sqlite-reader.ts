import { Worker } from 'node:worker_threads';
import type { Connection, ReadValues } from './reader.js';
import type { Stored } from './table.js';

/** A read, as it goes to the worker. */
export interface Question {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly Stored[];
}

/** What the worker read: values in the order of the columns, or why it could not. */
export type Answer = ({ readonly id: number } & ReadValues) | { readonly id: number; readonly error: string };

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
  private readonly waiting = new Map<number, Waiting>();
  private unsent: Question[] = [];
  private lastId = 0;

  constructor(file: string) {
    this.worker = new Worker(new URL('./sqlite-reader.worker.js', import.meta.url), { workerData: { file } });
    this.worker.on('message', (answers: readonly Answer[]) => {
      for (const answer of answers) this.take(answer);
    });
    this.worker.on('error', (error) => this.failAll(error));
  }

  read(sql: string, parameters: readonly Stored[]): Promise<ReadValues> {
    return new Promise((resolve, reject) => {
      const id = ++this.lastId;
      this.waiting.set(id, { resolve, reject });
      if (this.unsent.push({ id, sql, parameters }) === 1) queueMicrotask(() => this.send());
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
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('error' in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer);
  }

  private failAll(error: unknown): void {
    for (const waiting of this.waiting.values()) waiting.reject(error as Error);
    this.waiting.clear();
  }
}
