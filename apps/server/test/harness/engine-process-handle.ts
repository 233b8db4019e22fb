import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Engine } from '../../dist/engine/engine.js';
import type { EngineBoundary } from '../../dist/engine/protocol.js';
import type { DatabaseTarget } from '../../dist/platform/database/dialect.js';
import type { StandbyStatus } from '../../dist/platform/process-role.js';

const PROGRAM = fileURLToPath(new URL('./led-engine.mjs', import.meta.url));

type Call = 'submit' | 'ask' | 'take';
type Message =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly fault: string }
  | { readonly standing: StandbyStatus }
  | { readonly served: number };

/** Engine in a separate process: leader, or standby until it leads. */
export class EngineProcessHandle {
  /** Clock setting, epoch ms. */
  now: number;
  /** Last reported standby state; null: it never was a standby. */
  standing: StandbyStatus | null = null;
  /** All reported standby states, each change once. */
  readonly stood: StandbyStatus['state'][] = [];
  /** Resolves when it leads, with the time from the lease to serving, ms. */
  readonly leads: Promise<number>;
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
  private readonly child: ChildProcess;
  private readonly waiting = new Map<
    number,
    { resolve: (answer: never) => void; reject: (error: Error) => void }
  >();
  private lastNumber = 0;

  constructor(target: DatabaseTarget, begin: number) {
    this.now = begin;
    this.child = spawn(process.execPath, [PROGRAM, JSON.stringify({ target, begin })], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    this.leads = new Promise((resolve) => {
      this.child.on('message', (message: Message) => {
        if ('served' in message) resolve(message.served);
        else if ('standing' in message) this.recordStatus(message.standing);
        else this.settle(message);
      });
    });
    this.ended = new Promise((resolve) =>
      this.child.once('exit', (code, signal) => {
        for (const { reject } of this.waiting.values()) reject(new Error('the engine has ended'));
        resolve({ code, signal });
      }),
    );
  }

  readonly submit: EngineBoundary['submit'] = (command) => this.call('submit', command);
  readonly ask: EngineBoundary['ask'] = (question) => this.call('ask', question);
  readonly take: Engine['take'] = (quotes) => this.call('take', quotes);

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  private call(call: Call, ...given: readonly unknown[]): Promise<never> {
    return new Promise<never>((resolve, reject) => {
      const number = ++this.lastNumber;
      this.waiting.set(number, { resolve, reject });
      this.child.send({ number, call, given, at: this.now }, (error) => error && reject(error));
    });
  }

  private settle(message: Extract<Message, { number: number }>): void {
    const caller = this.waiting.get(message.number);
    this.waiting.delete(message.number);
    if ('fault' in message) caller?.reject(new Error(message.fault));
    else caller?.resolve(message.answer as never);
  }

  private recordStatus(standing: StandbyStatus): void {
    if (this.stood.at(-1) !== standing.state) this.stood.push(standing.state);
    this.standing = standing;
  }
}
