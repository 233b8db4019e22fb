import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';

/** Pause before a retry after a fault, for example of the database, ms. */
const RETRY_DELAY = 1_000;

/** Thrown to abort the current batch during shutdown; its work is done after the next start. */
class BatchAborted extends Error {}

export interface BatchedWork {
  /** Processes the next batch, all or nothing. False: nothing is left. */
  readonly next: () => Promise<boolean>;
  /** Called for each fault; the batch is retried. */
  readonly onError: (error: unknown) => void;
  /** Pause between two batches, ms, which leaves the engine free for other work. */
  readonly between?: number;
  /** Pause after a fault, ms. */
  readonly again?: number;
}

/**
 * Background work in batches, one at a time. `wake` announces that there may be work; `stop` ends after the current
 * batch, or inside it at a `giveWay`. Only the database knows what is left, also after a fault.
 */
export class BatchWorker {
  private running: Promise<void> | null = null;
  private isRunRequested = false;
  private readonly stopping = new AbortController();

  constructor(private readonly work: BatchedWork) {}

  /** Returns at once. If it is already running, it checks for work once more at the end. */
  wake(): void {
    this.isRunRequested = true;
    this.running ??= this.run().finally(() => {
      this.running = null;
    });
  }

  /** Resolves when the current batch is done or aborted; later wakes are ignored. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** Yields to other work inside a long batch; aborts it if the work is stopping. */
  async giveWay(): Promise<void> {
    await turn();
    if (this.isStopping) throw new BatchAborted('the work is stopping');
  }

  private async run(): Promise<void> {
    const { next, onError, between = 0, again = RETRY_DELAY } = this.work;
    while (this.isRunRequested && !this.isStopping) {
      this.isRunRequested = false;
      try {
        while (!this.isStopping && (await next())) if (between > 0) await this.wait(between);
      } catch (error) {
        if (error instanceof BatchAborted) return;
        onError(error);
        this.isRunRequested = true;
        await this.wait(again);
      }
    }
  }

  private get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  /** Waits; a stop ends the wait. */
  private async wait(milliseconds: number): Promise<void> {
    await pause(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}
