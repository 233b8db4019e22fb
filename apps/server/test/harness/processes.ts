import { rmSync } from 'node:fs';
import { checkLedgerInvariants } from './check-ledger-invariants.js';
import { newDataDir, type TestStorage } from './database.js';
import { type OwnPostgres, startOwnPostgres } from './postgres-cluster.js';
import { startRedis } from './redis.js';
import type { RedisServer } from './redis-server.js';
import { seededTestStorage } from './seeded-grounds.js';
import { type Ending, type Program, readyAddress, runBuilt, type Variables } from './server-process.js';

/** Process of a multi-process installation. */
export interface Process {
  readonly url: string;
  readonly wsUrl: string;
  readonly pid: number;
  readonly hasEnded: boolean;
  readonly ended: Promise<Ending>;
  output(): string;
  signal(signal: NodeJS.Signals): void;
  /** Sends a signal and waits for the end. */
  kill(signal: NodeJS.Signals): Promise<Ending>;
}

/** Engines and gateways on one PostgreSQL and one Redis. */
export interface TestCluster {
  readonly redis: RedisServer;
  /** Null: it uses a database of the run's cluster, which no story stops. */
  readonly postgres: OwnPostgres | null;
  /** Environment of every process and of additional programs. */
  readonly variables: Variables;
  /** Resolves once its health endpoint responds, leader or not. */
  startEngine(env?: Variables): Promise<Process>;
  /** Resolves once it is ready. */
  startGateway(env?: Variables): Promise<Process>;
  /** Stops everything, checks the ledger, and removes the data. */
  discard(): Promise<void>;
}

const ADDRESS = /Truemark's engine serves health and metrics on (http:\/\/[^\s/]+)/;

export interface HouseOptions {
  readonly env?: Variables;
  /** Its own PostgreSQL with fsync, which may be killed; the first engine seeds the demo. */
  readonly hasOwnPostgres?: boolean;
}

export async function startTestCluster({
  env = {},
  hasOwnPostgres = false,
}: HouseOptions = {}): Promise<TestCluster> {
  const postgres = hasOwnPostgres ? await startOwnPostgres() : null;
  const ground = postgres ? groundOn(postgres) : await seededTestStorage('postgres');
  const redis = await startRedis();
  const { dataDir, databaseUrl } = ground;
  if (databaseUrl === null) throw new Error('several processes need PostgreSQL');
  const variables: Variables = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    SEED: 'demo',
    RATE_LIMITS: 'off',
    ...env,
  };
  const programs: Program[] = [];
  const run = (ROLE: string, more: Variables = {}): Program => {
    const program = runBuilt('main.js', { ...variables, PORT: '0', ...more, ROLE });
    programs.push(program);
    return program;
  };
  return {
    redis,
    postgres,
    variables,
    async startEngine(more) {
      const program = run('engine', more);
      return processOf(program, await addressOf(program));
    },
    async startGateway(more) {
      const program = run('gateway', more);
      return processOf(program, await readyAddress(program));
    },
    async discard() {
      for (const { child, ended } of programs) {
        child.kill('SIGKILL');
        await ended;
      }
      await redis.stop();
      try {
        await checkLedgerInvariants(ground);
      } finally {
        await ground.discard();
      }
    },
  };
}

function groundOn(postgres: OwnPostgres): TestStorage {
  const dataDir = newDataDir();
  return {
    dataDir,
    databaseUrl: postgres.url,
    async discard() {
      postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Engine health from `/health`, without waiting. */
export async function healthOf({ url }: Pick<Process, 'url'>): Promise<Record<string, unknown>> {
  return (await (await fetch(`${url}/health`)).json()) as Record<string, unknown>;
}

/** Resolves once the engine leads. */
export async function waitUntilLeading(engine: Process, ms = 120_000): Promise<void> {
  const giveUp = Date.now() + ms;
  for (;;) {
    const { leading } = await healthOf(engine).catch(() => ({ leading: false }));
    if (leading) return;
    if (Date.now() > giveUp) throw new Error(`the engine does not lead:\n${engine.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function addressOf(program: Program): Promise<string> {
  const giveUp = Date.now() + 120_000;
  for (;;) {
    const url = ADDRESS.exec(program.output())?.[1];
    if (url) return url;
    if (Date.now() > giveUp || program.child.exitCode !== null)
      throw new Error(`the engine did not start:\n${program.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const processOf = (program: Program, url: string): Process => ({
  url,
  wsUrl: `${url.replace(/^http/, 'ws')}/api/v2/ws`,
  get pid() {
    return program.child.pid ?? 0;
  },
  get hasEnded() {
    return program.child.exitCode !== null || program.child.signalCode !== null;
  },
  ended: program.ended,
  output: program.output,
  signal: (signal) => void program.child.kill(signal),
  async kill(signal) {
    program.child.kill(signal);
    return program.ended;
  },
});
