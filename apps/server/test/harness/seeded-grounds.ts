import type { Ground } from './database.js';
import { type Database, groundLike, newGround } from './database.js';
import { runBuilt } from './server-process.js';

/** Names the seeded grounds for the processes that run the stories. */
const VARIABLE = 'TEST_SEEDED_GROUNDS';
/** Nothing listens there: a server that gets its prices from it records none. */
const SILENCE = {
  PRICE_FEED: 'binance',
  BINANCE_WS_URL: 'ws://127.0.0.1:9',
  BINANCE_SYMBOLS: 'TMX100=TMX100',
};
const PATIENCE = 300_000;

type Seeded = Partial<Record<Database, Pick<Ground, 'dataDir' | 'databaseUrl'>>>;

/**
 * Lets a server migrate and seed one ground on each of the databases, which `seededGround` then copies: a story's server
 * starts on the demo's data within two seconds instead of seven. Answers how to remove them.
 */
export async function seedGrounds(databases: readonly Database[]): Promise<() => Promise<void>> {
  const seeded = await Promise.all(databases.map(async (each) => [each, await seed(each)] as const));
  process.env[VARIABLE] = JSON.stringify(Object.fromEntries(seeded) satisfies Seeded);
  return async () => {
    delete process.env[VARIABLE];
    await Promise.all(seeded.map(([, ground]) => ground.discard()));
  };
}

/** A ground of its own with the demo's data in it, as a server that has been stopped leaves it. */
export function seededGround(database: Database): Promise<Ground> {
  const ground = (JSON.parse(process.env[VARIABLE] ?? '{}') as Seeded)[database];
  return ground ? groundLike(ground) : newGround(database);
}

async function seed(database: Database): Promise<Ground> {
  const ground = await newGround(database);
  const { dataDir, databaseUrl } = ground;
  const variables = {
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    SEED: 'demo',
    PORT: '0',
    ...SILENCE,
  };
  const program = runBuilt('main.js', variables, { keepsCompiled: database === 'postgres' });
  const giveUp = Date.now() + PATIENCE;
  let isOver = false;
  void program.ended.then(() => {
    isOver = true;
  });
  while (!program.output().includes('Truemark listens on') && !isOver && Date.now() < giveUp) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  program.child.kill('SIGTERM');
  const { code } = await program.ended;
  if (code !== 0) {
    await ground.discard();
    throw new Error(`the demo could not be seeded on ${database}:\n${program.output()}`);
  }
  return ground;
}
