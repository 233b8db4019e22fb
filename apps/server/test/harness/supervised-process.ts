import { healthOf, type Process } from './processes.js';
import type { Ending } from './server-process.js';

/** Pause before a restart, ms: as long as Docker's first one. */
const PAUSE = 100;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Process with a supervisor that restarts it whenever it ends by itself, like compose's `restart: unless-stopped` and
 * Kubernetes. If the story kills it, it stays down until the story restarts it.
 */
export class SupervisedProcess {
  private isWanted = true;
  /** Current process, or the last one while there is none. */
  process: Process;

  private constructor(
    first: Process,
    private readonly restart: (last: Process) => Promise<Process>,
  ) {
    this.process = first;
    void this.watch(first);
  }

  /** `again` starts a replacement for an ended process. */
  static async start(
    run: () => Promise<Process>,
    again: (last: Process) => Promise<Process> = run,
  ): Promise<SupervisedProcess> {
    return new SupervisedProcess(await run(), again);
  }

  kill(signal: NodeJS.Signals): Promise<Ending> {
    this.isWanted = false;
    return this.process.kill(signal);
  }

  /** Resolves once it runs again. */
  async startAgain(): Promise<void> {
    this.isWanted = true;
    while (this.isWanted) {
      try {
        this.process = await this.restart(this.process);
        break;
      } catch {
        // It ended before it was up.
        await pause(PAUSE);
      }
    }
    void this.watch(this.process);
  }

  private async watch(process: Process): Promise<void> {
    await process.ended;
    await pause(PAUSE);
    if (this.isWanted) await this.startAgain();
  }
}

/** Leader and standby engines. Resolves once each engine reports its role. */
export async function standing(
  engines: readonly SupervisedProcess[],
  ms = 120_000,
): Promise<{ readonly leader: SupervisedProcess; readonly standbys: readonly SupervisedProcess[] }> {
  const giveUp = Date.now() + ms;
  for (;;) {
    const healths = await Promise.all(engines.map(({ process }) => healthOf(process).catch(() => ({}))));
    const leader = engines.find((_, at) => isLeading(healths[at]));
    const standbys = engines.filter((_, at) => isFollowing(healths[at]));
    if (leader && standbys.length === engines.length - 1) return { leader, standbys };
    if (Date.now() > giveUp)
      throw new Error(
        `the engines stand as ${JSON.stringify(healths)}:\n${engines.map(outputOf).join('\n')}`,
      );
    await pause(50);
  }
}

type Health = Readonly<Record<string, unknown>>;

const isLeading = (health: Health = {}): boolean => health.leading === true;
const isFollowing = ({ standby }: Health = {}): boolean =>
  (standby as { readonly state?: string } | undefined)?.state === 'following';
const outputOf = ({ process }: SupervisedProcess): string => process.output();
