import type { Due, Product } from './product.js';
import type { Command, EngineEvent } from './registry.js';

/** How often it is looked for what is due, ms. */
const EVERY = 250;

/** Submits what the market clock has brought: whatever any product names as due. */
export class DueTimer {
  private timer: NodeJS.Timeout | undefined;
  /** What was submitted and not answered yet. */
  private readonly submitted = new Set<string>();

  constructor(
    private readonly dueNow: () => readonly Due[],
    private readonly followUps: readonly NonNullable<Product['followUp']>[],
    private readonly submit: (command: Command) => Promise<unknown>,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.look(), EVERY);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Also what became due while nobody ran. Waits until all of it was decided; what failed is due again. */
  async look(): Promise<void> {
    const due = this.dueNow().filter(({ key }) => !this.submitted.has(key));
    await Promise.all(due.map((each) => this.bring(each)));
  }

  /** Brings what an event asks for at once, unless it was submitted already. */
  follow(event: EngineEvent): void {
    for (const followUp of this.followUps) {
      const due = followUp(event);
      if (due && !this.submitted.has(due.key)) void this.bring(due);
    }
  }

  private async bring({ key, command, again }: Due): Promise<void> {
    this.submitted.add(key);
    await this.submit(command)
      .catch(() => again?.())
      .finally(() => this.submitted.delete(key));
  }
}
