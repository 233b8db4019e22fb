import type { Logger } from 'pino';
import type { Environment } from './config/environment.js';
import { EngineClient } from './engine/client.js';
import { RemoteEngine } from './engine/remote/remote-engine.js';
import { openSecrets } from './platform/auth/sealed-secrets.js';
import { expectKnown } from './platform/database/data-source.js';
import { openReader } from './platform/database/open-reader.js';
import type { Runtime } from './runtime.js';
import { openSharedParts } from './shared-runtime.js';

/** Maximum time of a read, ms. Everything that reads for longer is a job, and jobs run beside the engine. */
const READ_TIMEOUT = 30_000;

/** Opens a gateway's runtime: the engine of another process, and the database for reads. */
export async function openGateway(environment: Environment, log: Logger): Promise<Runtime> {
  const { redisUrl } = environment;
  if (redisUrl === null) throw new Error('a gateway needs REDIS_URL');
  const secrets = await openSecrets(environment);
  const engine = new RemoteEngine({
    redisUrl,
    encryptionKey: secrets.encryptionKey,
    onError: (error) => log.error({ err: error }, 'Redis'),
  });
  await engine.start();
  const client = await EngineClient.open(engine, {
    now: engine.now,
    onFault: (error) => log.error({ err: error }, 'an engine event could not be applied'),
  });
  const reader = openReader(environment.database, READ_TIMEOUT);
  // The engine leads, so the database has its tables.
  const executed = await reader.query('SELECT name FROM migrations');
  expectKnown(executed.map(({ name }) => String(name)));
  const shared = openSharedParts(environment, log);
  return {
    environment,
    log,
    secrets,
    client,
    reader,
    shared,
    standing: {
      role: 'gateway',
      isLeading: () => false,
      epoch: () => engine.epoch,
      isEngineHeard: () => engine.isHeard,
      standbys: () => engine.standbys(),
    },
    upToDate: () => engine.upToDate(),
    async close() {
      await engine.close();
      await shared.close();
      await reader.close();
    },
  };
}
