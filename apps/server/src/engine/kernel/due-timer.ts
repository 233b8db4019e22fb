import { type Command, SYSTEM } from '../protocol.js';
import type { State } from './state.js';

/** How often it is looked for what is due, ms. */
const EVERY = 250;

/** Submits what the market clock has brought: pending orders whose time has come, announced changes of symbols. */
export class DueTimer {
  private timer: NodeJS.Timeout | undefined;
  /** Changes that were submitted and not answered yet. */
  private readonly submitted = new Set<number>();

  constructor(
    private readonly state: State,
    private readonly now: () => number,
    private readonly submit: (command: Command) => Promise<unknown>,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.expireOrders();
      void this.holdChanges();
    }, EVERY);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** What was announced and is due holds; also what became so while nobody ran. */
  async holdChanges(): Promise<void> {
    for (const { id } of this.state.book.dueChanges(this.now())) {
      if (this.submitted.has(id)) continue;
      this.submitted.add(id);
      // One that could not be brought into force is still due at the next look.
      await this.submit({ kind: 'symbol.hold', actor: SYSTEM, changeId: id })
        .catch(() => undefined)
        .finally(() => this.submitted.delete(id));
    }
  }

  /** One that could not be ended is tried again. */
  private expireOrders(): void {
    for (const orderId of this.state.dueExpiries(this.now())) {
      const again = (): void => this.state.expiries.push(this.now() + EVERY, orderId);
      void this.submit({ kind: 'order.expire', actor: SYSTEM, orderId }).catch(again);
    }
  }
}
