import { createServer as createPlainServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { decimal } from '@truemark/money';
import { environment as currentEnvironment } from '../../../config/current.js';
import { Health } from '../../../features/health/health.js';
import { createLogger } from '../../../platform/log/logger.js';
import { openRuntime } from '../../../runtime.js';
import { createServer } from '../../../server.js';
import { percentile } from '../send-steadily.js';

/** Result of driving ticks for some seconds. */
export interface TickReport {
  readonly sent: number;
  readonly taken: number;
  /** 99th percentile of the time from a tick's due time until it is durable, ms. */
  readonly p99: number;
}

const CODE = 'TMX100';
/** Milliseconds between two ticks. */
const APART = 10;

/**
 * The whole server, with ticks driven from here, each at its due time regardless of load. `GET /server` returns its
 * port, `GET /ticks/<seconds>` drives ticks and reports.
 */
const log = createLogger('warn');
const environment = currentEnvironment();
const runtime = await openRuntime(environment, log, {
  say: () => undefined,
  withFeeds: false,
  onFatal: (error) => {
    throw error;
  },
});
const app = await createServer(runtime);
await app.listen({ port: 0, host: '127.0.0.1' });
app.get(Health).serves();
const { engine, client } = runtime;
const symbol = client.view.symbols().find(({ code }) => code === CODE);
if (!symbol) throw new Error(`${CODE} is not offered`);

/** Starts at the current price: a jump would pause the symbol for an operator's review. */
let price = client.view.quote(symbol.id)?.bid ?? Number(decimal(symbol.simulation.price));
async function drive(seconds: number): Promise<TickReport> {
  const late: number[] = [];
  const waiting: Promise<void>[] = [];
  let taken = 0;
  const begun = performance.now();
  const judge = async (due: number, symbolId: number): Promise<void> => {
    price += late.length % 2 === 0 ? 10_000 : -10_000;
    const ticks = await engine.take([{ symbolId, time: Date.now(), bid: price }]);
    taken += ticks.length;
    late.push(performance.now() - due);
  };
  for (let at = 0; at < (seconds * 1000) / APART; ) {
    const due = begun + at * APART;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    else {
      waiting.push(judge(due, symbol?.id ?? 0));
      at++;
    }
  }
  await Promise.all(waiting);
  return { sent: waiting.length, taken, p99: percentile(late, 0.99) };
}

const control = createPlainServer((request, response) => {
  const seconds = /^\/ticks\/(\d+)$/.exec(request.url ?? '')?.[1];
  const answer =
    seconds === undefined ? app.getUrl().then((url) => new URL(url).port) : drive(Number(seconds));
  void Promise.resolve(answer).then((body) => response.end(JSON.stringify(body)));
});
control.listen(0, '127.0.0.1', () => {
  const address = control.address();
  console.log(`listens on http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
});
