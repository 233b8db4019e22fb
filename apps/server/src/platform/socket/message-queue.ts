/** Maximum time for handling messages before other work runs, ms. */
const TIME_SLICE = 10;

/** Unhandled messages of one connection. */
interface Waiting {
  readonly messages: unknown[];
  /** A message of this connection is being handled; the next one waits. */
  isBusy: boolean;
}

/**
 * Fair message queue: round-robin over the connections, in order within each, and in time slices so that the event loop
 * never blocks for long.
 */
export class MessageQueue<C extends object> {
  private readonly waiting = new Map<C, Waiting>();
  private isScheduled = false;

  constructor(
    private readonly handle: (connection: C, message: unknown) => void | Promise<void>,
    private readonly maxWaiting: number,
    /** Clock for the time slice, ms. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Queues messages and handles as many as the time slice allows; false: too many wait, and nothing was queued. */
  take(connection: C, messages: readonly unknown[]): boolean {
    const waiting = this.waiting.get(connection) ?? { messages: [], isBusy: false };
    if (waiting.messages.length + messages.length > this.maxWaiting) return false;
    waiting.messages.push(...messages);
    this.waiting.set(connection, waiting);
    if (!this.isScheduled) this.run();
    return true;
  }

  forget(connection: C): void {
    this.waiting.delete(connection);
  }

  private run(): void {
    const end = this.now() + TIME_SLICE;
    for (const [connection, waiting] of this.waiting) {
      if (waiting.isBusy) continue;
      this.waiting.delete(connection);
      if (waiting.messages.length === 0) continue;
      // Back of the queue: its next message follows one of every other connection.
      this.waiting.set(connection, waiting);
      this.handleNext(connection, waiting);
      if (this.now() >= end) return this.schedule();
    }
  }

  private handleNext(connection: C, waiting: Waiting): void {
    const done = this.handle(connection, waiting.messages.shift());
    if (!(done instanceof Promise)) return;
    waiting.isBusy = true;
    void done.then(() => {
      waiting.isBusy = false;
      if (!this.isScheduled) this.run();
    });
  }

  private schedule(): void {
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.run();
    });
  }
}
