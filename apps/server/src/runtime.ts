import { join } from 'node:path';
import { SETTING_DEFAULTS } from '@truemark/contracts';
import { periodStart } from '@truemark/domain';
import type { Logger } from 'pino';
import { seed } from './cli/seed/price-seed.js';
import { unappliedSignIns } from './cli/seed/unapplied-sign-ins.js';
import type { Environment } from './config/environment.js';
import { EngineClient } from './engine/client.js';
import { Engine } from './engine/engine.js';
import { isHeld } from './engine/kernel/lease.js';
import { EngineServer } from './engine/remote/engine-server.js';
import { isStandbyReady, LeaderStepDown, LeadershipOffer } from './engine/remote/leader-step-down.js';
import { StandbyReporter } from './engine/remote/standbys.js';
import { onceMigrated } from './once-migrated.js';
import { openMarket } from './open-market.js';
import { Cipher } from './platform/auth/cipher.js';
import { openSecrets } from './platform/auth/sealed-secrets.js';
import type { Secrets } from './platform/auth/secrets.js';
import type { MarketClock } from './platform/clock.js';
import type { DatabaseReader } from './platform/database/database-reader.js';
import { openReader } from './platform/database/open-reader.js';
import type { ProcessRole, StandbyStatus } from './platform/process-role.js';
import type { SharedServices } from './platform/shared-store/shared-services.js';
import { openFiles } from './platform/storage/open-files.js';
import { schema } from './schema.js';
import { openSharedParts } from './shared-runtime.js';

/** Dependencies of every server program: the data, and the engine that writes it. */
export interface Runtime {
  readonly environment: Environment;
  readonly log: Logger;
  readonly secrets: Secrets;
  readonly standing: ProcessRole;
  /** The engine as features use it. */
  readonly client: EngineClient;
  readonly reader: DatabaseReader;
  readonly shared: SharedServices;
  /** Resolves once the view shows everything any process could have shown until now; null: it always does. */
  readonly upToDate: (() => Promise<void>) | null;
  /** Finishes waiting jobs and releases the data. */
  close(): Promise<void>;
}

/** A runtime with the engine in this process. */
export interface EngineRuntime extends Runtime {
  readonly engine: Engine;
}

export interface RuntimeOptions {
  /** Prints a line for the person who started the program. */
  readonly say: (line: string) => void;
  /** Whether to start price feeds; false for a program that only writes. */
  readonly withFeeds: boolean;
  /** Called when the engine can write no more: the process should exit. */
  readonly onFatal: (error: Error) => void;
  /** Called with its status while it follows another engine and waits for the lease. */
  readonly onStanding?: (standing: StandbyStatus) => void;
}

/**
 * End of the demo's made-up past. On a recorded market it is the start of the GMT day of the first recorded quote, so
 * that no bar of that day mixes the two.
 */
const endOfDemoHistory = (clock: MarketClock): number =>
  clock.isRecorded ? periodStart('1day', clock.now() + 1) : clock.now();

/** Logs each divergence of a standby as an error, once. */
function divergenceLogger(log: Logger): (standing: StandbyStatus) => void {
  let known = 0;
  return ({ divergences, reason }) => {
    if (divergences > known) log.error({ reason }, 'the standby’s state differs from the leader’s');
    known = divergences;
  };
}

/** Publishes a standby's status to gateways and to the leader. */
interface StandbyPublisher {
  note(standing: StandbyStatus): void;
  /** Stops publishing. */
  end(): void;
}

/** Null: there are no gateways, and no other engine. */
function standbyPublisher(
  { role, redisUrl, database }: Environment,
  { encryptionKey }: Secrets,
  log: Logger,
): StandbyPublisher | null {
  if (role !== 'engine' || redisUrl === null || database.dialect === 'sqlite') return null;
  const onError = (error: unknown): void => log.warn({ err: error }, 'Redis');
  const offer = new LeadershipOffer(database.url, (error) =>
    log.warn({ err: error }, 'leadership offer failed'),
  );
  const onReady = (isReady: boolean): void => void offer.set(isReady);
  const teller = new StandbyReporter({ redisUrl, encryptionKey, onError, onReady });
  return {
    note: (standing) => teller.note(standing),
    end() {
      // Not awaited: a new leader must not wait for an unresponsive Redis.
      void teller.close();
      offer.withdraw();
    },
  };
}

interface GatewayDependencies {
  readonly engine: Engine;
  readonly reader: DatabaseReader;
  readonly clock: MarketClock;
  readonly log: Logger;
  readonly onFatal: (error: Error) => void;
}

interface Gateways {
  readonly server: EngineServer;
  readonly givingWay: LeaderStepDown;
}

async function serveGateways(
  { redisUrl }: Environment,
  { encryptionKey }: Secrets,
  { engine, reader, clock, log, onFatal }: GatewayDependencies,
): Promise<Gateways> {
  if (redisUrl === null) throw new Error('an engine of its own needs REDIS_URL');
  const server = new EngineServer({
    redisUrl,
    encryptionKey,
    engine,
    marketNow: () => (clock.isRecorded ? clock.now() : null),
    onError: (error) => log.error({ err: error }, 'Redis'),
  });
  // Before the server starts: an engine that cannot reach Redis from the beginning would wait in `start` forever.
  const givingWay = new LeaderStepDown({
    taken: () => server.taken,
    isOffered: () => isStandbyReady(reader),
    stop: () => engine.stop(),
    onGone: onFatal,
    onError: (error) => log.error({ err: error }, 'the state of the other engines could not be read'),
  });
  await server.start();
  return { server, givingWay };
}

/** Migrates the database and starts the engine on it. */
export async function openRuntime(
  environment: Environment,
  log: Logger,
  options: RuntimeOptions,
): Promise<EngineRuntime> {
  const { say, onFatal } = options;
  const alarm = divergenceLogger(log);
  const { reader, secrets, clock, feeds } = await onceMigrated(environment, say, async () => {
    const secrets = await openSecrets(environment);
    const cipher = new Cipher(secrets.encryptionKey);
    const { clock, feeds } = await openMarket(environment.feed, cipher, say);
    const reader = openReader(environment.database);
    const isAlone = environment.role === 'all' || !(await isHeld(reader, Date.now()));
    if (options.withFeeds && isAlone)
      await seed({
        environment,
        reader,
        journalKey: secrets.journalKey,
        cipher,
        uploads: openFiles(environment.files, 'uploads'),
        demoPassword: secrets.demoPassword,
        now: endOfDemoHistory(clock),
        say,
      });
    else if (options.withFeeds)
      for (const line of await unappliedSignIns({ environment, reader, journalKey: secrets.journalKey }))
        log.warn(line);
    return { reader, secrets, clock, feeds };
  });
  const standby = standbyPublisher(environment, secrets, log);
  const now = (): number => clock.now();
  const onFault = (error: unknown): void => log.error({ err: error }, 'an engine event could not be applied');
  const engine = await Engine.start({
    target: environment.database,
    tables: schema,
    journalKey: secrets.journalKey,
    settingDefaults: SETTING_DEFAULTS,
    now,
    ...(options.withFeeds && { feeds, sealing: { reader, key: secrets.sealKey } }),
    onStanding: (standing) => {
      alarm(standing);
      standby?.note(standing);
      options.onStanding?.(standing);
    },
    ...(options.withFeeds && { thinning: { reader, folder: join(environment.dataDir, 'archive') } }),
    // One of several engines stands by for as long as another one leads.
    ...(environment.role === 'engine' && { patience: Number.POSITIVE_INFINITY }),
    say,
    onFatal,
    onFault,
  });
  standby?.end();
  const client = await EngineClient.open(engine, { now, onFault });
  const gateways =
    environment.role === 'engine'
      ? await serveGateways(environment, secrets, { engine, reader, clock, log, onFatal })
      : null;
  const shared = openSharedParts(environment, log);
  return {
    environment,
    log,
    secrets,
    engine,
    client,
    reader,
    shared,
    standing: {
      role: environment.role,
      isLeading: () => engine.isLeading,
      epoch: () => engine.epoch,
      isEngineHeard: () => true,
      standbys: async () => null,
    },
    upToDate: null,
    async close() {
      gateways?.givingWay.stop();
      await gateways?.server.stopTaking();
      await engine.stop();
      await gateways?.server.close();
      await shared.close();
      await reader.close();
    },
  };
}
