import { readFileSync } from 'node:fs';
import type { DayMarket } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminClient } from './harness/admin-client.js';
import { demoCustomer } from './harness/demo-customer.js';
import { LONGEST_STORY, rounds, SEED, timeForRounds } from './harness/faults.js';
import { assault, type Report } from './harness/fuzz/assault.js';
import type { Ground, Route } from './harness/fuzz/requests.js';
import { startServer, type TestServer } from './harness/server.js';
import { socket } from './harness/socket.js';
import { withDatabases } from './harness/with-databases.js';

/** Requests, handshakes and frames on each database. */
const MANY = 50_000;
/** An honest caller waits no longer, ms; on a busy machine too. */
const PATIENCE = 30_000;
/** What a round may leave in memory once the first has warmed the server up, bytes. */
const GROWTH = 250 * 1024 * 1024;

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

/** Resident memory of a process, bytes; 0 where the system does not tell. */
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
    'answers an upgrade at %s, and lives',
    async (target) => {
      const { connect } = await import('node:net');
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

  it(
    'answers an honest caller while somebody sends whatever comes out of the dice',
    async () => {
      const { client, token } = await demoCustomer(server);
      const live = await socket(server, token);
      live.send({ type: 'sub', params: 'DAY_MARKET' });
      const { pid } = server;
      let warm = 0;
      for (const round of rounds('anybody sends anything', 1)) {
        const seed = SEED + round - 1;
        let isOver = false;
        let report: Report | null = null;
        const beginning = live.messages.length;
        const storm = assault(ground, seed, MANY).then((told) => {
          report = told;
          isOver = true;
        });
        let asked = 0;
        let most = 0;
        const honest = async (): Promise<void> => {
          while (!isOver) {
            const ping = round * 1e6 + asked++;
            live.send({ type: 'ping', params: ping });
            await live.waitForType('pong', ({ params }) => params === ping, PATIENCE);
            await client.read('/v2/api/main/wallet/getBalance', {}, { headers: {} });
            most = Math.max(most, memoryOf(server));
            warm ||= asked > 3 ? memoryOf(server) : 0;
            await new Promise((resolve) => setTimeout(resolve, 50));
          }
        };
        const [stormed, answered] = await Promise.allSettled([storm, honest()]);
        const where = `seed ${seed}\n${server.logs().slice(-3_000)}`;
        expect(answered, where).toMatchObject({ status: 'fulfilled' });
        expect(stormed, where).toMatchObject({ status: 'fulfilled' });
        const { faults = [], hung = [], sent = 0, answers } = (report as Report | null) ?? {};
        console.log(database, sent, asked, warm / 1e6, most / 1e6, answers);
        expect(faults.slice(0, 20), `seed ${seed}`).toEqual([]);
        expect(hung, `seed ${seed}`).toEqual([]);
        expect(sent).toBeGreaterThanOrEqual(MANY);
        const prices = live.messages
          .slice(beginning)
          .filter((each): each is DayMarket => each.type === 'DAY_MARKET')
          .map(({ quotation }) => quotation.seq);
        expect(prices.length, 'prices that were heard meanwhile').toBeGreaterThan(1);
        expect(server.pid).toBe(pid);
        expect(most - warm, 'growth of the memory').toBeLessThan(GROWTH);
      }
      live.close();
      expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
    },
    Math.max(LONGEST_STORY, timeForRounds(1, 90_000)),
  );
});
