import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';

/** After a fault, of the database for one, it is tried again, ms. */
const AGAIN = 1_000;

/** The portion in hand is left off, as all of it is ending: what was not done is done after the next start. */
class LeftOff extends Error {}

export interface PortionedWork {
  /** Does the next portion, whole or not at all. False: nothing is left. */
  readonly next: () => Promise<boolean>;
  /** Told of each fault; the portion is tried again. */
  readonly onError: (error: unknown) => void;
  /** Between two portions, ms: whatever else there is to do finds the engine free. */
  readonly between?: number;
  /** After a fault, ms. */
  readonly again?: number;
}

/**
 * Work that is done in portions behind what asked for it, by one at a time: `wake` says that there may be some, `stop`
 * ends after the portion in hand, or in it where that gives way. What is left, also after a fault, is known to the database alone.
 */
export class Portions {
  private working: Promise<void> | null = null;
  private isWanted = false;
  private readonly stopping = new AbortController();

  constructor(private readonly work: PortionedWork) {}

  /** Returns at once. While it works already, it looks once more when it is through. */
  wake(): void {
    this.isWanted = true;
    this.working ??= this.workOff().finally(() => {
      this.working = null;
    });
  }

  /** Resolves when the portion in hand is done or left off; nothing wakes it afterwards. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.working;
  }

  /** Within a portion that takes long: lets others have their turn, and leaves it off where the work is stopping. */
  async giveWay(): Promise<void> {
    await turn();
    if (this.isStopping) throw new LeftOff('the work is stopping');
  }

  private async workOff(): Promise<void> {
    const { next, onError, between = 0, again = AGAIN } = this.work;
    while (this.isWanted && !this.isStopping) {
      this.isWanted = false;
      try {
        while (!this.isStopping && (await next())) if (between > 0) await this.wait(between);
      } catch (error) {
        if (error instanceof LeftOff) return;
        onError(error);
        this.isWanted = true;
        await this.wait(again);
      }
    }
  }

  private get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  /** A stop ends the wait. */
  private async wait(milliseconds: number): Promise<void> {
    await pause(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}
