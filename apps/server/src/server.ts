import { join } from 'node:path';
import { DiscoveryService, NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppModule } from './app.module.js';
import { Health } from './features/health/health.js';
import { embeddedQuote } from './features/market/embedded-quote.js';
import { MarketList } from './features/market/market-list.js';
import { Settings } from './features/settings/settings.js';
import { Warnings } from './features/warnings/warnings.js';
import { Cipher } from './platform/auth/cipher.js';
import { callsOf, type DeclaredCall } from './platform/http/call.js';
import { type CallPlatform, routeCall } from './platform/http/call-router.js';
import { CallerDirectory } from './platform/http/caller.js';
import { limitConnections } from './platform/http/connection-limits.js';
import { serveDocs } from './platform/http/docs.js';
import { FallbackFilter } from './platform/http/fallback.filter.js';
import { guardRequests } from './platform/http/guard-requests.js';
import { frameSourceOf, securePages } from './platform/http/page-security.js';
import { type PageApp, servePages } from './platform/http/pages.js';
import { RATE_LIMITER } from './platform/http/rate-limiter.js';
import { limitReads } from './platform/http/read-limits.js';
import { createAdapter } from './platform/http/server-instance.js';
import { NestLogger } from './platform/log/nest-logger.js';
import { Metrics } from './platform/metrics/metrics.js';
import { EngineUnavailable, RETRY_AFTER, UNAVAILABLE } from './platform/unavailable.js';
import type { Runtime } from './runtime.js';

const dist = (app: string): string => join(import.meta.dirname, '../../', app, 'dist');
const ADMIN: PageApp = { prefix: '/admin/', folder: dist('admin') };
const customerApp = (market: MarketList): PageApp => ({
  prefix: '/',
  folder: dist('customer'),
  bringsAlong: (path, query) => embeddedQuote(market, path, query),
});

/** Creates the whole server, ready to listen. */
export async function createServer(runtime: Runtime): Promise<NestFastifyApplication> {
  const adapter = createAdapter(runtime.environment.trustProxy);
  const server = adapter.getInstance() as unknown as FastifyInstance;
  guardRequests(server.server, (error) => runtime.log.error({ err: error }, 'a request failed'));
  limitConnections(server.server, runtime.environment.connections, runtime.environment.trustProxy);
  logRoutes(server, runtime.log);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.of(runtime), adapter, {
    bodyParser: false,
    logger: new NestLogger(runtime.log),
  });
  const settings = app.get(Settings);
  const health = app.get(Health);
  const platform: CallPlatform = {
    directory: app.get(CallerDirectory, { strict: false }),
    limiter: app.get(RATE_LIMITER),
    cipher: app.get(Cipher, { strict: false }),
    log: runtime.log,
    isStopping: () => health.isStopping,
  };
  limitReads(server, platform.limiter);
  securePages(server, () => frameSource(settings));
  if (!runtime.environment.trustProxy) warnOfForwarded(server, app.get(Warnings, { strict: false }));
  measureRequests(server, app.get(Metrics));
  exposeLaneSeq(server, runtime);
  const calls = routeCalls(server, app.get(DiscoveryService), platform);
  const customer = customerApp(app.get(MarketList, { strict: false }));
  await servePages(server, [customer, ADMIN]);
  app.useGlobalFilters(new FallbackFilter(platform, customer, ADMIN));
  serveDocs(app, calls);
  await app.init();
  return app;
}

const frameSource = (settings: Settings): string =>
  settings.text('service_link_type') === '1' ? frameSourceOf(settings.text('service_link')) : "'none'";

/** Logs every route at level `debug`, including those without documentation. */
function logRoutes(server: FastifyInstance, log: Runtime['log']): void {
  server.addHook('onRoute', ({ method, url }) => log.debug({ methods: [method].flat(), url }, 'a route'));
}

/** Warns once that requests carry `x-forwarded-for` although no proxy is trusted. */
function warnOfForwarded(server: FastifyInstance, warnings: Warnings): void {
  server.addHook('onRequest', ({ headers }, _reply, done) => {
    if (headers['x-forwarded-for'] !== undefined) warnings.noteForwarded();
    done();
  });
}

/**
 * Adds to each answer the lane sequence that it reflects. With several gateways, a request with a session waits until
 * this gateway shows everything another one could have shown.
 */
function exposeLaneSeq(server: FastifyInstance, { client, upToDate, log }: Runtime): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (isApiRequest(request)) reply.header('x-truemark-seq', client.seq);
    done();
  });
  if (upToDate === null) return;
  server.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization === undefined || !isApiRequest(request)) return;
    try {
      await upToDate();
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) throw error;
      log.warn({ path: request.routeOptions.url }, 'the engine does not respond');
      if (isCall(request)) throw error;
      await reply.code(503).header('retry-after', RETRY_AFTER).send(UNAVAILABLE);
    }
  });
}

const isCall = ({ routeOptions }: FastifyRequest): boolean =>
  Reflect.get(routeOptions.config, 'isCall') === true;
const isApiRequest = (request: FastifyRequest): boolean =>
  isCall(request) || request.url.startsWith('/admin/api/');

function measureRequests(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime);
    done();
  });
}

/** Registers every declared call of every controller. */
function routeCalls(
  server: FastifyInstance,
  discovery: DiscoveryService,
  platform: CallPlatform,
): DeclaredCall[] {
  const routed: DeclaredCall[] = [];
  for (const { instance, metatype } of discovery.getControllers()) {
    if (!metatype) continue;
    for (const call of callsOf(metatype)) {
      const handler = (instance as Record<string, (request: unknown, caller: unknown) => unknown>)[
        call.handler
      ];
      if (!handler) throw new Error(`${metatype.name} has no ${call.handler}`);
      routeCall(server, call, handler.bind(instance), platform);
      routed.push(call);
    }
  }
  return routed;
}
