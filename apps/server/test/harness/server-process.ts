import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { argumentsFor } from './joined-programs.js';

const built = (path: string): string => fileURLToPath(new URL(`../../dist/${path}`, import.meta.url));
/** Longer than any server should need, on a busy machine too. */
const PATIENCE = 240_000;

export type Variables = Readonly<Record<string, string>>;

/** How a program ended. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface Program {
  readonly child: ChildProcess;
  readonly ended: Promise<Ending>;
  output(): string;
}

/** What the machine gives every program; whatever else the developer has set does not reach a test's server. */
function surroundings(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/** How a built program is started. */
export interface Start {
  readonly args?: readonly string[];
  /** Its built files as they are, and not the same joined to one. */
  readonly isPlain?: boolean;
  /** Keeps its compiled code for those that start after it. */
  readonly keepsCompiled?: boolean;
}

/** Starts a built program of the server, such as `main.js` or `cli/verify.js`. */
export function runBuilt(path: string, variables: Variables, start: Start = {}): Program {
  const { args = [], isPlain = false, keepsCompiled = false } = start;
  const file = built(path);
  if (!existsSync(file)) throw new Error(`${file} is missing: npm run build`);
  const { NODE_OPTIONS, ...env } = variables;
  // As arguments: threads that are given no environment have them, too.
  const ofNode = NODE_OPTIONS?.split(' ') ?? [];
  const program = isPlain ? [file] : argumentsFor(path, keepsCompiled);
  const child = spawn(process.execPath, [...ofNode, ...program, ...args], {
    env: { ...surroundings(), ...env },
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

/** The address it says that it listens on, once it answers `/health/ready`. */
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
