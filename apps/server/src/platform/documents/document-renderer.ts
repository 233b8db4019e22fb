import { fork } from 'node:child_process';
import { Mutex } from 'async-mutex';
import { type RequestRefusal, refuseRequest } from '../http/refusal.js';

/** Maximum documents in progress at once, for one customer and in total. */
const MAX_OF_ONE = 3;
const MAX_OF_ALL = 50;
/** Seconds until a rejected customer may retry. */
const RETRY_AFTER_SECONDS = 5;
/** Memory limit of the rendering process, MB: the longest document takes half of it. */
const MAX_MEMORY = 384;
/** Timeout of a rendering, ms. */
const LONGEST = 300_000;

/**
 * Renders documents of one kind, one after the other, each in its own process with bounded memory and low priority. The
 * process knows nothing but the document it renders.
 */
export class DocumentRenderer<Document extends object> {
  private readonly mutex = new Mutex();
  private readonly activeByCustomer = new Map<number, number>();
  private activeCount = 0;

  /** Path of a program that calls `renderWhatIsSent`. */
  constructor(private readonly program: string) {}

  /**
   * Reserves a place; returns its release function, or a refusal if too many documents are in progress, for this
   * customer or in total.
   */
  enter(customerId: number): (() => void) | RequestRefusal {
    const mine = this.activeByCustomer.get(customerId) ?? 0;
    if (mine >= MAX_OF_ONE || this.activeCount >= MAX_OF_ALL)
      return refuseRequest('rate_limited', { retry_after: RETRY_AFTER_SECONDS });
    this.count(customerId, 1);
    let isInside = true;
    return () => {
      if (isInside) this.count(customerId, -1);
      isInside = false;
    };
  }

  /** Calls `gather` only when the document's turn has come: waiting documents take no memory. */
  render(gather: () => Promise<Document>): Promise<Buffer> {
    return this.mutex.runExclusive(async () => rendered(this.program, await gather()));
  }

  private count(customerId: number, by: number): void {
    this.activeCount += by;
    const left = (this.activeByCustomer.get(customerId) ?? 0) + by;
    if (left > 0) this.activeByCustomer.set(customerId, left);
    else this.activeByCustomer.delete(customerId);
  }
}

function rendered(program: string, document: object): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = fork(program, {
      execArgv: [`--max-old-space-size=${MAX_MEMORY}`],
      // Nothing of the server's environment: rendering needs no address and no password.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: LONGEST,
      killSignal: 'SIGKILL',
    });
    child.once('message', (bytes: Uint8Array) => {
      resolve(Buffer.from(bytes));
      child.kill('SIGKILL');
    });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`the process that renders ended with ${signal ?? code}`)),
    );
    child.send(document, (error) => error && reject(error));
  });
}
