/** How long messages are handled before everything else has its turn, ms. */
const TURN = 10;

/** What one connection said and nobody has handled yet. */
interface Waiting {
  readonly messages: unknown[];
  /** One of its messages is being looked into: the next one waits for it. */
  isBusy: boolean;
}

/**
 * Messages of all connections, one connection after the other: those of one connection in their order, and never so many
 * in one go that the event loop stands still.
 */
export class MessageQueue<C extends object> {
  private readonly waiting = new Map<C, Waiting>();
  private isScheduled = false;

  constructor(
    private readonly handle: (connection: C, message: unknown) => void | Promise<void>,
    private readonly most: number,
    /** What a turn is measured by, ms. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes messages in and handles what there is time for; false: too many wait, and nothing was taken. */
  take(connection: C, messages: readonly unknown[]): boolean {
    const waiting = this.waiting.get(connection) ?? { messages: [], isBusy: false };
    if (waiting.messages.length + messages.length > this.most) return false;
    waiting.messages.push(...messages);
    this.waiting.set(connection, waiting);
    if (!this.isScheduled) this.run();
    return true;
  }

  forget(connection: C): void {
    this.waiting.delete(connection);
  }

  private run(): void {
    const end = this.now() + TURN;
    for (const [connection, waiting] of this.waiting) {
      if (waiting.isBusy) continue;
      this.waiting.delete(connection);
      if (waiting.messages.length === 0) continue;
      // At the end of the line: it comes again once all others have had one of theirs.
      this.waiting.set(connection, waiting);
      this.next(connection, waiting);
      if (this.now() >= end) return this.later();
    }
  }

  private next(connection: C, waiting: Waiting): void {
    const done = this.handle(connection, waiting.messages.shift());
    if (!(done instanceof Promise)) return;
    waiting.isBusy = true;
    void done.then(() => {
      waiting.isBusy = false;
      if (!this.isScheduled) this.run();
    });
  }

  private later(): void {
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.run();
    });
  }
}
