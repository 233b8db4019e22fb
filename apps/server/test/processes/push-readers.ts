import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./push-readers.mjs', import.meta.url));

/** What all sockets of one process received; they must agree. */
export interface Told {
  readonly frames: number;
  /** Messages, counted once per socket. */
  readonly messages: number;
  /** Delay from a tick to its message at a socket, ms, with the number of messages. */
  readonly delays: readonly (readonly [ms: number, messages: number])[];
  /** Delay from the first socket to the last for each frame, ms. */
  readonly spans: readonly number[];
  /** Tick numbers shown, by symbol. */
  readonly pushed: Readonly<Record<string, readonly number[]>>;
}

type Answer =
  | { readonly opened: number }
  | { readonly told: Told }
  | { readonly closed: true }
  | { readonly failed: string };

/** Sockets in a separate process. */
export class PushReaders {
  private readonly program: ChildProcess = fork(PROGRAM);

  /** Resolves once every socket has received every symbol's day. */
  async open(port: number, sockets: number): Promise<void> {
    await this.request({ open: { port, sockets } });
  }

  /** Starts to keep frames. */
  keep(): void {
    this.program.send({ keep: true });
  }

  /** Throws unless all sockets received the same frames in the same order. */
  async tell(): Promise<Told> {
    const answer = await this.request({ tell: true });
    if (!('told' in answer)) throw new Error('the readers answered something else');
    return answer.told;
  }

  async close(): Promise<void> {
    await this.request({ close: true });
  }

  stop(): void {
    this.program.kill('SIGKILL');
  }

  private request(question: object): Promise<Answer> {
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

/** Delay that the given percentage of messages did not exceed, ms. */
export function percentile(told: readonly Told[], percent: number): number {
  const delays = told.flatMap((each) => each.delays).sort(([one], [other]) => one - other);
  let left = (delays.reduce((sum, [, count]) => sum + count, 0) * percent) / 100;
  for (const [ms, count] of delays) {
    left -= count;
    if (left <= 0) return ms;
  }
  return 0;
}
