import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer, ReaderCommand } from './readers.js';
import type { Form, Step } from './updates.js';

/** Maximum steps in flight before the first has arrived, which bounds memory. */
const AHEAD = 2;

/** A child process and its messages, in order. */
class Program {
  private readonly process: ChildProcess;
  private readonly messages: unknown[] = [];
  private pendingRead: { resolve(said: unknown): void; reject(error: Error): void } | null = null;

  constructor(file: string) {
    this.process = fork(fileURLToPath(new URL(file, import.meta.url)));
    this.process.on('message', (said) => {
      if (!this.pendingRead) return void this.messages.push(said);
      this.pendingRead.resolve(said);
      this.pendingRead = null;
    });
    this.process.once('exit', (code) => this.pendingRead?.reject(new Error(`${file} ended with ${code}`)));
  }

  send(message: ReaderCommand | Step): void {
    this.process.send(message);
  }

  next(): Promise<unknown> {
    if (this.messages.length > 0) return Promise.resolve(this.messages.shift());
    return new Promise((resolve, reject) => {
      this.pendingRead = { resolve, reject };
    });
  }

  stop(): void {
    this.process.removeAllListeners('exit');
    this.process.kill('SIGKILL');
  }
}

/** A server and its readers, each in its own process. */
export class BenchSide {
  private readerCount = 0;
  private nextUpdate = 0;

  private constructor(
    private readonly server: Program,
    private readonly readerProcess: Program,
    private readonly port: number,
    private readonly path: string,
  ) {}

  static async start(server: string, path: string): Promise<BenchSide> {
    const program = new Program(server);
    return new BenchSide(program, new Program('./readers.js'), (await program.next()) as number, path);
  }

  /** Increases the readers to `total`; throws if the machine does not allow so many. */
  async connect(total: number): Promise<void> {
    this.readerProcess.send({ connect: { port: this.port, path: this.path, total } });
    await this.awaitAnswer();
    this.readerCount = total;
  }

  /**
   * Updates delivered per second, counted per reader, over `steps` steps of `count`. Throws unless every reader
   * received every update once and in order.
   */
  async run(form: Form, steps: number, count: number): Promise<number> {
    const coming = Array.from({ length: steps }, (_, at) => ({
      from: this.nextUpdate + at * count,
      count,
      form,
    }));
    this.nextUpdate += steps * count;
    this.readerProcess.send({ expect: coming });
    await this.awaitAnswer();
    const from = process.hrtime.bigint();
    for (const step of coming.slice(0, AHEAD)) this.server.send(step);
    for (let arrived = 0; arrived < steps; arrived++) {
      await this.awaitAnswer();
      const step = coming[arrived + AHEAD];
      if (step) this.server.send(step);
    }
    return (steps * count * this.readerCount * 1e9) / Number(process.hrtime.bigint() - from);
  }

  stop(): void {
    this.server.stop();
    this.readerProcess.stop();
  }

  private async awaitAnswer(): Promise<void> {
    const said = (await this.readerProcess.next()) as Answer;
    if ('failed' in said) throw new Error(said.failed);
  }
}
