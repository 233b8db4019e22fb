import { checkLedgerInvariants } from './check-ledger-invariants.js';
import { createTestStorage, type Database } from './database.js';
import { seededTestStorage } from './seeded-grounds.js';
import { type Ending, type Program, readyAddress, runBuilt, type Variables } from './server-process.js';

export interface ServerOptions {
  readonly database: Database;
  /** Added to the default environment of test servers, or overrides it. */
  readonly env?: Variables;
  readonly seed?: 'demo' | 'none';
  /** Whether the built files themselves have to migrate and seed: for tests of a first start. */
  readonly isFirstStart?: boolean;
}

/** Length of the last output shown when a server ended, characters. */
const LAST_OUTPUT_CHARACTERS = 4_000;
/** Signals that stories send. */
const STORY_SIGNALS: readonly (NodeJS.Signals | null)[] = [null, 'SIGKILL', 'SIGTERM', 'SIGINT'];

/** Prints why a server ended by itself during a story: the story's own failure does not show it. */
const logUnexpectedEnd = ({ ended, output }: Program): void =>
  void ended.then(({ code, signal }) => {
    if (!code && STORY_SIGNALS.includes(signal)) return;
    console.error(
      `a server ended itself with ${code ?? signal}:\n${output().slice(-LAST_OUTPUT_CHARACTERS)}`,
    );
  });

/** Built server in a separate process, on its own database. */
export interface TestServer {
  readonly url: string;
  readonly wsUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Process id. */
  readonly pid: number;
  /** Environment of the server and of additional programs. */
  readonly variables: Variables;
  /** All output, over all restarts. */
  logs(): string;
  /** Sends a signal and waits for the end. */
  kill(signal: NodeJS.Signals): Promise<Ending>;
  /** Sends a signal that does not end it, such as SIGSTOP. */
  signal(signal: NodeJS.Signals): void;
  /** Graceful stop; its data are kept. */
  stop(): Promise<Ending>;
  /** Restarts it on the same data and address; stops it first if it runs. */
  restart(env?: Variables): Promise<void>;
  /** Stops it, checks the ledger, and removes its data. */
  discard(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<TestServer> {
  const {
    database,
    env = {},
    seed = 'demo',
    isFirstStart = seed === 'none' || 'REPLAY_CLOCK' in env,
  } = options;
  const ground = await (isFirstStart ? createTestStorage : seededTestStorage)(database);
  const { dataDir, databaseUrl } = ground;
  let variables: Variables = {
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    SEED: seed,
    PORT: '0',
    RATE_LIMITS: 'off',
    ...env,
  };
  const earlier: string[] = [];
  let program: Program;
  let url = '';
  let runs = false;

  const launch = async (): Promise<void> => {
    program = runBuilt('main.js', variables, { isPlain: options.isFirstStart === true });
    runs = true;
    url = await readyAddress(program);
    logUnexpectedEnd(program);
    variables = { ...variables, PORT: new URL(url).port };
  };
  const kill = async (signal: NodeJS.Signals): Promise<Ending> => {
    program.child.kill(signal);
    const ending = await program.ended;
    if (runs) earlier.push(program.output());
    runs = false;
    return ending;
  };

  try {
    await launch();
  } catch (error) {
    await ground.discard();
    throw error;
  }
  return {
    get url() {
      return url;
    },
    get wsUrl() {
      return `${url.replace(/^http/, 'ws')}/api/v2/ws`;
    },
    get pid() {
      if (program.child.pid === undefined) throw new Error('the server could not be started');
      return program.child.pid;
    },
    get variables() {
      return variables;
    },
    dataDir,
    databaseUrl,
    logs: () => [...earlier, ...(runs ? [program.output()] : [])].join(''),
    signal: (signal) => void program.child.kill(signal),
    kill,
    stop: () => kill('SIGTERM'),
    async restart(change = {}) {
      if (runs) await kill('SIGTERM');
      variables = { ...variables, ...change };
      await launch();
    },
    async discard() {
      if (runs) await kill('SIGKILL');
      try {
        await checkLedgerInvariants(ground);
      } finally {
        await ground.discard();
      }
    },
  };
}
