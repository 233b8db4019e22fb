import { fork } from 'node:child_process';
import { Mutex } from 'async-mutex';
import { type EdgeRefusal, refuseCall } from '../http/refusal.js';

/** Documents of one customer that are under way at once, and of all. */
const MOST_OF_ONE = 3;
const MOST_OF_ALL = 50;
/** Seconds until a customer may ask again when there were more. */
const SOON = 5;
/** What the process that renders may take, MB: the longest document takes half of it. */
const MOST_MEMORY = 384;
/** Longer than this nothing is rendered, ms. */
const LONGEST = 300_000;

/**
 * Renders documents of one kind, one after the other, in a process of its own that ends with each of them: it has its own
 * bounded memory, waits for everybody else's work, and knows nothing but what it is to render.
 */
export class DocumentRenderer<Document extends object> {
  private readonly mutex = new Mutex();
  private readonly underWay = new Map<number, number>();
  private all = 0;

  /** The file of a program that calls `renderWhatIsSent`. */
  constructor(private readonly program: string) {}

  /** How to leave again; a refusal when there are too many documents under way, the customer's own or everybody's. */
  enter(customerId: number): (() => void) | EdgeRefusal {
    const mine = this.underWay.get(customerId) ?? 0;
    if (mine >= MOST_OF_ONE || this.all >= MOST_OF_ALL)
      return refuseCall('rate_limited', { retry_after: SOON });
    this.count(customerId, 1);
    let isInside = true;
    return () => {
      if (isInside) this.count(customerId, -1);
      isInside = false;
    };
  }

  /** Gathers the rows only when their turn has come: what waits takes no memory. */
  render(gather: () => Promise<Document>): Promise<Buffer> {
    return this.mutex.runExclusive(async () => rendered(this.program, await gather()));
  }

  private count(customerId: number, by: number): void {
    this.all += by;
    const left = (this.underWay.get(customerId) ?? 0) + by;
    if (left > 0) this.underWay.set(customerId, left);
    else this.underWay.delete(customerId);
  }
}

function rendered(program: string, document: object): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = fork(program, {
      execArgv: [`--max-old-space-size=${MOST_MEMORY}`],
      // Nothing of the server's environment: it needs no address and no password.
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
