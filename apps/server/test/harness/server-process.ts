import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { argumentsFor } from './joined-programs.js';

const built = (path: string): string => fileURLToPath(new URL(`../../dist/${path}`, import.meta.url));
/** Start timeout: longer than any server should need, also on a busy machine, ms. */
const PATIENCE = 240_000;

export type Variables = Readonly<Record<string, string>>;

/** Exit of a program. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface Program {
  readonly child: ChildProcess;
  readonly ended: Promise<Ending>;
  output(): string;
}

/**
 * Environment that every program gets from the machine; other variables of the developer do not reach a test's server.
 */
function baseEnvironment(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/** Start options of a built program. */
export interface Start {
  readonly args?: readonly string[];
  /** Uses the built files instead of the joined one. */
  readonly isPlain?: boolean;
  /** Stores its compile cache for later starts. */
  readonly keepsCompiled?: boolean;
}

/** Starts a built program of the server, such as `main.js` or `cli/verify.js`. */
export function runBuilt(path: string, variables: Variables, start: Start = {}): Program {
  const { args = [], isPlain = false, keepsCompiled = false } = start;
  const file = built(path);
  if (!existsSync(file)) throw new Error(`${file} is missing: npm run build`);
  const { NODE_OPTIONS, ...env } = variables;
  // As arguments: worker threads without an environment get them, too.
  const ofNode = NODE_OPTIONS?.split(' ') ?? [];
  const program = isPlain ? [file] : argumentsFor(path, keepsCompiled);
  const child = spawn(process.execPath, [...ofNode, ...program, ...args], {
    env: { ...baseEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const parts: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => parts.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => parts.push(chunk.toString()));
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  const ended = new Promise<Ending>((resolve) => {
    child.once('close', (code, signal) => {
      process.removeListener('exit', end);
      resolve({ code, signal });
    });
  });
  return { child, ended, output: () => parts.join('') };
}

/** Listening address, once `/health/ready` responds. */
export async function readyAddress(program: Program): Promise<string> {
  const giveUp = Date.now() + PATIENCE;
  let gone: Ending | null = null;
  void program.ended.then((ending) => {
    gone = ending;
  });
  for (;;) {
    const url = /Truemark listens on (http:\/\/[^\s/]+)/.exec(program.output())?.[1];
    if (url && (await isReady(url))) return url;
    if (gone)
      throw new Error(`the server ended before it was ready: ${JSON.stringify(gone)}\n${program.output()}`);
    if (Date.now() > giveUp) {
      program.child.kill('SIGKILL');
      throw new Error(`the server was not ready within ${PATIENCE / 1000} s\n${program.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${url}/health/ready`);
    return ok;
  } catch {
    return false;
  }
}
