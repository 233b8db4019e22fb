import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./push-readers.mjs', import.meta.url));

/** What sockets of one process had, all of them the same. */
export interface Told {
  readonly frames: number;
  /** Messages, each counted for each socket that had it. */
  readonly messages: number;
  /** Milliseconds from a tick to its message at a socket, and how many messages took so long. */
  readonly delays: readonly (readonly [ms: number, messages: number])[];
  /** Milliseconds from the first socket that had a frame to the last, of each frame. */
  readonly spans: readonly number[];
  /** The numbers of the ticks that were shown, by symbol. */
  readonly pushed: Readonly<Record<string, readonly number[]>>;
}

type Answer =
  | { readonly opened: number }
  | { readonly told: Told }
  | { readonly closed: true }
  | { readonly failed: string };

/** Sockets in a process of their own. */
export class PushReaders {
  private readonly program: ChildProcess = fork(PROGRAM);

  /** Resolves once each of them is shown every symbol's day. */
  async open(port: number, sockets: number): Promise<void> {
    await this.ask({ open: { port, sockets } });
  }

  /** From here on what comes is kept. */
  keep(): void {
    this.program.send({ keep: true });
  }

  /** Throws unless all of them had the same frames in the same order. */
  async tell(): Promise<Told> {
    const answer = await this.ask({ tell: true });
    if (!('told' in answer)) throw new Error('the readers answered something else');
    return answer.told;
  }

  async close(): Promise<void> {
    await this.ask({ close: true });
  }

  stop(): void {
    this.program.kill('SIGKILL');
  }

  private ask(question: object): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const ended = (code: number | null): void => reject(new Error(`the readers ended with ${code}`));
      this.program.once('exit', ended);
      this.program.once('message', (answer: Answer) => {
        this.program.removeListener('exit', ended);
        if ('failed' in answer) reject(new Error(answer.failed));
        else resolve(answer);
      });
      this.program.send(question);
    });
  }
}

/** So many of a hundred messages took no longer, ms. */
export function percentile(told: readonly Told[], percent: number): number {
  const delays = told.flatMap((each) => each.delays).sort(([one], [other]) => one - other);
  let left = (delays.reduce((sum, [, count]) => sum + count, 0) * percent) / 100;
  for (const [ms, count] of delays) {
    left -= count;
    if (left <= 0) return ms;
  }
  return 0;
}
