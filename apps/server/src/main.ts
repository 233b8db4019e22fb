import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { demoSignIns } from './cli/seed/demo-sign-ins.js';
import { environment as currentEnvironment } from './config/current.js';
import { type Environment, EnvironmentError } from './config/environment.js';
import { EngineProcess } from './engine-process.js';
import { exitOnSignals } from './exit-on-signals.js';
import { Health } from './features/health/health.js';
import { openGateway } from './gateway-runtime.js';
import { NewerDatabase } from './platform/database/data-source.js';
import { createLogger } from './platform/log/logger.js';
import { openRuntime, type Runtime } from './runtime.js';
import { createServer } from './server.js';

/** Time a gateway keeps serving after it reports not ready, ms, so that the load balancer notices first. */
const DRAIN_TIME = 3_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  const environment = currentEnvironment();
  const log = createLogger(environment.logLevel);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled promise rejection'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception; the process exits');
    process.exit(1);
  });
  const onFatal = (error: Error): void => {
    log.fatal({ err: error }, 'the engine can no longer write; the process exits');
    process.exit(1);
  };
  if (environment.role === 'engine') return EngineProcess.run(environment, log, { say, onFatal });
  if (environment.role === 'all' && environment.redisUrl !== null)
    log.warn('REDIS_URL is set but not used: a single server process needs no Redis');
  const runtime =
    environment.role === 'gateway'
      ? await openGateway(environment, log)
      : await openRuntime(environment, log, { say, withFeeds: true, onFatal });
  await serve(environment, runtime, log);
}

async function serve(environment: Environment, runtime: Runtime, log: Logger): Promise<void> {
  const app = await createServer(runtime);
  stopOnSignals(app, runtime, log);
  const isDemo = environment.seed === 'demo';
  const signIns = isDemo ? await demoSignIns(runtime.reader, runtime.secrets.demoPassword) : [];
  await app.listen({ port: environment.port, host: environment.host });
  app.get(Health).serves();
  const address = (await app.getUrl()).replace('[::1]', 'localhost');
  say(`Truemark listens on ${address}`);
  say(`  customer app  ${address}/`);
  say(`  back office   ${address}/admin`);
  say(`  API           ${address}/docs`);
  if (isDemo) say('Demo sign-ins (role, e-mail, password):');
  for (const line of signIns) say(line);
}

function stopOnSignals(app: NestFastifyApplication, runtime: Runtime, log: Logger): void {
  const health = app.get(Health);
  exitOnSignals(log, async () => {
    if (runtime.standing.role === 'gateway') {
      health.leaves();
      await new Promise((resolve) => setTimeout(resolve, DRAIN_TIME));
    }
    health.stops();
    await app.close();
    await runtime.close();
  });
}

start().catch((error: unknown) => {
  const isSaid = error instanceof EnvironmentError || error instanceof NewerDatabase;
  process.stderr.write(`${isSaid ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
