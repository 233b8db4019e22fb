import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { type Load, post } from './http-load.js';

/** A server under load in its own process, with its database file. */
export interface Contender {
  /** Sends so many requests and returns requests per second; counts the acknowledged ones. */
  run(requests: number): Promise<number>;
  /** Throws unless rows equal acknowledgements and the ledger sums to zero. */
  check(): void;
  stop(): void;
}

export interface Started {
  readonly process: ChildProcess;
  readonly port: number;
  readonly directory: string;
}

/** Starts a program in `dist/cli/bench` or `dist`, and waits for the line with its address. */
export function start(
  program: string,
  file: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Started> {
  const directory = mkdtempSync(join(tmpdir(), 'truemark-bench-'));
  const path = fileURLToPath(new URL(program, import.meta.url));
  const given = args.length > 0 ? [join(directory, file), ...args] : [];
  const child = spawn(process.execPath, [...process.execArgv, path, ...given], {
    env: { DATA_DIR: directory, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const port = /listens on http:\/\/[^:\s]+:(\d+)/.exec(said)?.[1];
      if (port) resolve({ process: child, port: Number(port), directory });
    });
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}\n${said}`)));
  });
}

/** Wraps a started server: `load` describes the requests, `counted` the rows that each acknowledgement leaves. */
export function contender(
  started: Started,
  file: string,
  load: Pick<Load, 'path' | 'callers' | 'connections'>,
  counted = 'orders',
): Contender {
  let acknowledged = 0;
  const path = join(started.directory, file);
  return {
    async run(requests) {
      const result = await post({ host: '127.0.0.1', port: started.port, requests, ...load });
      acknowledged += result.accepted;
      if (result.accepted !== requests) {
        throw new Error(`${result.accepted} of ${requests} requests were accepted by ${load.path}`);
      }
      return (requests / result.nanoseconds) * 1e9;
    },
    check() {
      const database = new Database(path, { readonly: true });
      const count = database.prepare(`SELECT count(*) FROM ${counted}`).pluck().get();
      const entries = database
        .prepare(`SELECT count(*) FROM (SELECT entry_id FROM ledger_postings GROUP BY entry_id
          HAVING sum(CASE side WHEN 'C' THEN amount ELSE -amount END) <> 0)`)
        .pluck()
        .get();
      const sum = database.prepare('SELECT sum(balance) FROM ledger_accounts').safeIntegers().pluck().get();
      database.close();
      if (count !== acknowledged)
        throw new Error(`${load.path}: ${count} of ${counted}, ${acknowledged} acknowledged`);
      if (entries !== 0 || sum !== 0n)
        throw new Error(`${load.path}: the ledger does not sum to zero (${sum})`);
    },
    stop() {
      started.process.removeAllListeners('exit');
      started.process.kill('SIGKILL');
      rmSync(started.directory, { recursive: true, force: true });
    },
  };
}

/** Waits until a Truemark server reports ready. */
export async function untilReady(base: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if ((await fetch(`${base}/health/ready`)).status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server did not become ready');
}
