import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import type { Environment } from './config/environment.js';
import { exitOnSignals } from './exit-on-signals.js';
import { Health } from './features/health/health.js';
import { NestLogger } from './platform/log/nest-logger.js';
import { Metrics } from './platform/metrics/metrics.js';
import type { StandbyStatus } from './platform/process-role.js';
import { type EngineRuntime, openRuntime } from './runtime.js';
import { isFollowing, standbyHealth, standbyMetrics } from './standby-report.js';

export interface EngineProcessOptions {
  readonly say: (line: string) => void;
  readonly onFatal: (error: Error) => void;
}

/**
 * An engine in its own process: lane, prices and everything that runs only once. Only gateways reach it, over Redis; by
 * HTTP it reports its health, also as a standby.
 */
export class EngineProcess {
  private readonly http: Server;
  private app: INestApplicationContext | null = null;
  private runtime: EngineRuntime | null = null;
  /** Its status as a standby. */
  private standbyStatus: StandbyStatus | null = null;
  /** Node's figures of this process until it leads. */
  private readonly ownMetrics = new Metrics();

  private constructor(
    private readonly environment: Environment,
    private readonly log: Logger,
  ) {
    this.http = createServer((request, response) => {
      const [path = '/'] = (request.url ?? '/').split('?');
      this.handleRequest(path, response).catch((error: unknown) => {
        this.log.error({ err: error }, 'a request failed');
        send(response, 500, { key: 'fault', message: 'Something went wrong here.' });
      });
    });
  }

  /** Resolves once it leads; it may stand by until then for any time. */
  static async run(environment: Environment, log: Logger, options: EngineProcessOptions): Promise<void> {
    const { say, onFatal } = options;
    const engine = new EngineProcess(environment, log);
    exitOnSignals(log, () => engine.stop());
    await engine.listen(say);
    engine.runtime = await openRuntime(environment, log, {
      ...{ say, withFeeds: true, onFatal },
      onStanding: (standing) => {
        engine.standbyStatus = standing;
      },
    });
    engine.app = await NestFactory.createApplicationContext(AppModule.of(engine.runtime), {
      logger: new NestLogger(log),
    });
    engine.app.get(Health).serves();
    say(`Truemark's engine leads under lease ${engine.runtime.engine.epoch}`);
  }

  private async listen(say: (line: string) => void): Promise<void> {
    const { host, port } = this.environment;
    await new Promise<void>((resolve, reject) => {
      this.http.once('error', reject);
      this.http.listen(port, host, resolve);
    });
    const { address, port: given, family } = this.http.address() as AddressInfo;
    say(
      `Truemark's engine serves health and metrics on http://${family === 'IPv6' ? `[${address}]` : address}:${given}`,
    );
  }

  private async handleRequest(path: string, response: ServerResponse): Promise<void> {
    switch (path) {
      case '/health/live':
        return send(response, 200, { status: 'live' });
      case '/health/ready': {
        const status = this.app?.get(Health).status() ?? 'standby';
        return send(response, status === 'ready' ? 200 : 503, { status });
      }
      case '/health/engine': {
        const role = this.activeRole();
        return send(response, role === null ? 503 : 200, { role });
      }
      case '/health':
        return send(
          response,
          200,
          (await this.app?.get(Health).report()) ?? standbyHealth(this.standbyStatus),
        );
      case '/metrics': {
        const metrics = this.app?.get(Metrics) ?? this.ownMetrics;
        const text = await metrics.text();
        response.writeHead(200, { 'content-type': metrics.contentType });
        response.end(this.app ? text : text + standbyMetrics(this.standbyStatus));
        return;
      }
      default:
        return send(response, 404, {
          key: 'not_found',
          message: 'An engine tells how it is, and nothing else.',
        });
    }
  }

  /** What it does for the installation; null: nothing yet, or nothing any more. */
  private activeRole(): 'leader' | 'standby' | null {
    if (!this.app) return isFollowing(this.standbyStatus) ? 'standby' : null;
    const isStopping = this.app.get(Health).status() === 'stopping';
    return this.runtime?.standing.isLeading() && !isStopping ? 'leader' : null;
  }

  private async stop(): Promise<void> {
    this.app?.get(Health).stops();
    await this.app?.close();
    await this.runtime?.close();
    this.http.close();
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
