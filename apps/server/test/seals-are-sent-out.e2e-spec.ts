import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SealAnswer, SealKeyAnswer, SealsAnswer } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { client } from './harness/client.js';
import { PipedTicks, writeTicksWhile } from './harness/piped-ticks.js';
import { startServer, type TestServer } from './harness/server.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withOneDatabase } from './harness/with-databases.js';

interface Heard {
  readonly id: unknown;
  readonly body: Readonly<Record<string, unknown>>;
}

const CODE = 'EURUSD';
const FIRST = '2014-05-07';
const MISSED = ['2014-05-08', '2014-05-09', '2014-05-10', '2014-05-11'];
const at = (time: string): number => Date.parse(`${time}Z`);
const REPLAY = { PRICE_FEED: 'replay', REPLAY_CLOCK: 'recorded', REPLAY_SPEED: 'max' };
/** Ticks for the recording to play while the server starts. */
const WARM_UP = 900;

/** A recording that starts at `begin` with a tick a second, and then jumps to `later`. */
const recording = (begin: string, later: string): Promise<PipedTicks> => {
  const times = Array.from({ length: WARM_UP }, (_, second) => at(begin) + second * 1_000);
  const bids = ['1.16', '1.1601', '1.1602'];
  return PipedTicks.of(
    [...times, at(later)].map((time, place) => ({ time, bid: bids[place % 3] ?? '', ask: '1.1603' })),
  );
};

withOneDatabase((database) => {
  let server: TestServer;
  let receiver: Server;
  const pipes: PipedTicks[] = [];
  const heard: Heard[] = [];
  /** Next statuses of the receiver; 204 when empty. */
  let statuses: number[] = [500];
  let isDown = false;

  beforeAll(async () => {
    receiver = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body = JSON.parse(Buffer.concat(parts).toString()) as Heard['body'];
        heard.push({ id: request.headers['webhook-id'], body });
        response.writeHead(isDown ? 503 : (statuses.shift() ?? 204)).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const { port } = receiver.address() as AddressInfo;
    const env = { ...REPLAY, SEAL_WEBHOOK_URL: `http://127.0.0.1:${port}/seals` };
    const pipe = await recorded('2014-05-07T23:40:00', '2014-05-08T00:05:00');
    const starting = startServer({ database, env: { ...env, REPLAY_FILES: `${CODE}=${pipe.path}` } });
    server = await writeTicksWhile([pipe], starting);
    await pipe.writeTo(pipe.ticks.length);
  });
  afterAll(async () => {
    await Promise.all(pipes.map((pipe) => pipe.close()));
    await server?.discard();
    receiver?.close();
  });

  async function recorded(begin: string, later: string): Promise<PipedTicks> {
    const pipe = await recording(begin, later);
    pipes.push(pipe);
    return pipe;
  }
  async function restart(begin: string, later: string): Promise<PipedTicks> {
    const pipe = await recorded(begin, later);
    await writeTicksWhile([pipe], server.restart({ REPLAY_FILES: `${CODE}=${pipe.path}` }));
    return pipe;
  }
  const published = async (): Promise<Heard[]> => {
    const visitor = client(server.url);
    const { public_key } = await visitor.read<SealKeyAnswer>('/api/proof/key');
    const seals = await visitor.read<SealsAnswer>('/api/proof/seals', { limit: 50 });
    const posted = ({ day, prev, hash, signature }: SealAnswer): Heard => ({
      id: `seal_${day}`,
      body: { day, prev, hash, signature, public_key },
    });
    return seals.data.map(posted).reverse();
  };

  it('sends the hash of a sealed day until it is accepted, and not again after a restart', async () => {
    // The demo contains several weeks: their days are sealed one after the other.
    await expect.poll(() => heard.at(-1)?.id, { timeout: 120_000 }).toBe(`seal_${FIRST}`);
    const known = await published();
    const began = known.findIndex(({ id }) => id === heard[0]?.id);
    expect(heard).toEqual([known[began], ...known.slice(began)]);
    heard.length = 0;
    isDown = true;
    const pipe = await restart('2014-05-08T00:10:00', '2014-05-12T00:05:00');
    await pipe.writeTo(pipe.ticks.length);
    await expect
      .poll(async () => (await published()).slice(-5).map(({ id }) => id), { timeout: 60_000 })
      .toEqual([FIRST, ...MISSED].map((day) => `seal_${day}`));
    // The receiver rejected the first message, so none after it is sent.
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    expect(new Set(heard.map(({ id }) => id))).toEqual(new Set([`seal_${MISSED[0]}`]));
    expect(server.logs()).toContain('a seal was not sent');
  }, 240_000);

  it('sends what was not accepted in the order of the days, also after a restart', async () => {
    await server.stop();
    heard.length = 0;
    isDown = false;
    statuses = [204, 503];
    await restart('2014-05-12T00:10:00', '2014-05-12T00:30:00');
    await expect.poll(() => heard.length, { timeout: 60_000 }).toBe(5);
    const [one, two, three, four] = (await published()).slice(-4);
    expect(heard).toEqual([one, two, two, three, four]);
    await verifyLedger(server);
  }, 240_000);
});
