import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminClient } from './harness/admin-client.js';
import { demoCustomer } from './harness/demo-customer.js';
import { IS_EXTENDED_RUN, rounds, SEED, STORY_TIMEOUT_MS, timeForRounds } from './harness/faults.js';
import type { Ground, Route } from './harness/fuzz/requests.js';
import { runFuzz } from './harness/fuzz/run-fuzz.js';
import { startServer, type TestServer } from './harness/server.js';
import { socket } from './harness/socket.js';
import { withDatabases } from './harness/with-databases.js';

/**
 * Number of requests, handshakes and frames: 100,000 in `npm run test:faults`, a quarter of that in the whole suite.
 * Few of them reach a database.
 */
const MANY = IS_EXTENDED_RUN ? { sqlite: 90_000, postgres: 10_000 } : { sqlite: 20_000, postgres: 5_000 };
/** Maximum response time for a well-behaved client, ms; holds on a busy machine too. */
const PATIENCE = 30_000;
/** Maximum memory growth, bytes. A heavily used heap is collected late. */
const GROWTH = 400 * 1024 * 1024;

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Operation {
  readonly parameters?: readonly { readonly name: string }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema?: { readonly properties?: object } }>>;
  };
}

async function routesOf({ url }: TestServer): Promise<Route[]> {
  const { paths } = (await (await fetch(`${url}/docs/json`)).json()) as Described;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const [content] = Object.values(requestBody?.content ?? {});
      const fields = Object.keys(content?.schema?.properties ?? {});
      return {
        method: method.toUpperCase(),
        path,
        names: [...parameters.map(({ name }) => name), ...fields],
      };
    }),
  );
}

/** Resident memory of a process, bytes; 0 where the system does not report it. */
function memoryOf({ pid }: TestServer): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

withDatabases((database) => {
  let server: TestServer;
  let ground: Ground;

  beforeAll(async () => {
    server = await startServer({ database });
    const customers = [await demoCustomer(server), await demoCustomer(server)];
    const auditor = await adminClient(server, 'auditor');
    ground = {
      host: new URL(server.url).host,
      routes: await routesOf(server),
      tokens: [...customers.map(({ token }) => token), auditor.token],
    };
  });
  afterAll(() => server?.discard());

  it.each(['//', '//[', '///', 'http://[/v2/ws', 'http://', '//x:y', '/%', '/v2/ws?lang=%'])(
    'refuses an upgrade request at %s and keeps running',
    async (target) => {
      const { hostname, port } = new URL(server.url);
      const heard = await new Promise<string>((resolve) => {
        const stream = connect(Number(port), hostname);
        let text = '';
        stream.on('data', (chunk) => {
          text += chunk.toString();
          stream.end();
        });
        stream.on('error', () => undefined);
        stream.once('close', () => resolve(text));
        stream.write(
          `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
        );
      });
      expect(heard).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
    },
  );

  /** Sends requests and reads the socket until the storm is over; throws when a response is missing. */
  async function honestCaller(isOver: () => boolean): Promise<{ prices: number; growth: number }> {
    const { client, token } = await demoCustomer(server);
    const live = await socket(server, token);
    live.send({ type: 'sub', params: 'DAY_MARKET' });
    let warm = 0;
    let most = 0;
    for (let asked = 0; !isOver(); asked++) {
      live.send({ type: 'ping', params: asked });
      await live.waitForType('pong', ({ params }) => params === asked, PATIENCE);
      await client.read('/v2/api/main/wallet/getBalance');
      if (asked === 3) warm = memoryOf(server);
      most = Math.max(most, memoryOf(server));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    live.close();
    const prices = live.messages.filter(({ type }) => type === 'DAY_MARKET').length;
    return { prices, growth: most - warm };
  }

  it(
    'serves a well-behaved client while random requests, handshakes and frames arrive',
    async () => {
      const { pid } = server;
      for (const round of rounds('anybody sends anything', 1)) {
        const seed = SEED + round - 1;
        let isOver = false;
        const storm = runFuzz(ground, seed, MANY[database]).finally(() => {
          isOver = true;
        });
        const [stormed, answered] = await Promise.allSettled([storm, honestCaller(() => isOver)]);
        const where = `seed ${seed}\n${server.logs().slice(-3_000)}`;
        if (answered.status === 'rejected') throw new Error(where, { cause: answered.reason });
        if (stormed.status === 'rejected') throw new Error(where, { cause: stormed.reason });
        const { faults, hung, sent, answers } = stormed.value;
        expect(faults.slice(0, 10), `seed ${seed}`).toEqual([]);
        expect(hung, `connections of seed ${seed}`).toEqual([]);
        expect(sent).toBeGreaterThanOrEqual(MANY[database]);
        // The storm reached the server: calls were answered, sockets were opened.
        for (const status of [101, 200, 400, 401, 404, 422]) expect(answers.get(status)).toBeGreaterThan(0);
        expect(answered.value.prices).toBeGreaterThan(1);
        expect(answered.value.growth, `growth of the memory, seed ${seed}`).toBeLessThan(GROWTH);
        // A server that crashed would have another pid, or none.
        expect(server.pid).toBe(pid);
        expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
      }
    },
    Math.max(STORY_TIMEOUT_MS, timeForRounds(1, 90_000)),
  );
});
