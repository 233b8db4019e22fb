import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import { type EdgeRefusal, refuseCall } from '../../platform/http/refusal.js';
import { WaitingLine } from '../../platform/turns.js';
import type { StatementText } from './statement-text.js';

/** Seconds until a customer may ask again while one of his is being set. */
const SOON = 5;

/**
 * Prints statements on a thread of its own that ends with each of them: thousands of lines take seconds, in which prices
 * go on, and the fonts leave the memory with it. One after the other, and one of a customer's at a time.
 */
@Injectable()
export class StatementPress {
  private readonly line = new WaitingLine();
  private readonly served = new Set<number>();

  async print(customerId: number, statement: StatementText): Promise<Buffer | EdgeRefusal> {
    if (this.served.has(customerId)) return refuseCall('rate_limited', { retry_after: SOON });
    this.served.add(customerId);
    try {
      return await this.line.take(() => printed(statement));
    } finally {
      this.served.delete(customerId);
    }
  }
}

function printed(statement: StatementText): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./statement-pdf.worker.js', import.meta.url), {
      workerData: statement,
    });
    worker.unref();
    worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the statement's thread ended with ${code}`)));
  });
}
