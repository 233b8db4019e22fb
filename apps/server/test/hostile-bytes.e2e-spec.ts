import { randomBytes } from 'node:crypto';
import type { DayMarket } from '@truemark/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RawFrame, type RawSocket, rawFrame, rawSocket } from './harness/raw-socket.js';
import { startServer, type TestServer } from './harness/server.js';
import { type Socket, socket } from './harness/socket.js';
import { withOneDatabase } from './harness/with-databases.js';

const PING = '{"type":"ping","params":7}';
const PONG = '"type":"pong","params":7';
/** Fragments, pings or connections in one attack: more than an operator would accept. */
const MANY = 200;

withOneDatabase((database) => {
  let server: TestServer;
  /** A well-behaved socket that receives prices throughout. */
  let witness: Socket;

  beforeAll(async () => {
    server = await startServer({ database, seed: 'none' });
    witness = await socket(server);
    witness.send({ type: 'sub', params: 'DAY_MARKET' });
  });
  afterAll(async () => {
    witness?.close();
    await server?.discard();
  });

  const prices = (): DayMarket[] =>
    witness.messages.filter(
      (each): each is DayMarket => each.type === 'DAY_MARKET' && each.symbol === 'TMX100',
    );
  let pings = 0;
  /** Checks that the witness and new callers are answered. */
  const answersAll = async (): Promise<void> => {
    const ping = ++pings;
    witness.send({ type: 'ping', params: ping });
    await witness.waitForType('pong', ({ params }) => params === ping);
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
  };
  /** Checks that a new price arrives and calls are answered. */
  const goesOn = async (): Promise<void> => {
    const seq = prices().at(-1)?.quotation.seq ?? 0;
    await witness.waitForType(
      'DAY_MARKET',
      ({ symbol, quotation }) => symbol === 'TMX100' && quotation.seq > seq,
    );
    await answersAll();
  };
  const until = async (found: () => boolean): Promise<void> => {
    await expect.poll(found, { timeout: 60_000, interval: 10 }).toBe(true);
  };
  const answers = (to: RawSocket, text: string): Promise<void> => until(() => to.received().includes(text));

  it.each<[string, number, readonly RawFrame[]]>([
    ['an unmasked frame', 1002, [{ masked: false, payload: PING }]],
    ['a reserved bit', 1002, [{ reserved: 4, payload: PING }]],
    ['an unknown opcode', 1002, [{ opcode: 3, payload: PING }]],
    ['an unknown control opcode', 1002, [{ opcode: 11 }]],
    ['a continuation of nothing', 1002, [{ opcode: 0, payload: PING }]],
    ['a second text inside the first', 1002, [{ final: false, payload: '{' }, { payload: '}' }]],
    ['a control frame in pieces', 1002, [{ opcode: 9, final: false, payload: 'x' }]],
    ['a control frame of 126 bytes', 1002, [{ opcode: 9, payload: 'x'.repeat(126) }]],
    ['a close frame of one byte', 1002, [{ opcode: 8, payload: 'x' }]],
    ['a close code that nobody may use', 1002, [{ opcode: 8, payload: Buffer.from([0x03, 0xed]) }]],
    ['a message that claims 2^53 bytes', 4008, [{ claims: 2 ** 53 - 1 }]],
    ['a message that claims 17 KiB', 4008, [{ claims: 17 * 1024 }]],
    [
      'pieces that are too large together',
      4008,
      [
        { final: false, payload: ' '.repeat(9_000) },
        { final: false, opcode: 0, payload: ' '.repeat(9_000) },
      ],
    ],
    [
      'endless empty pieces',
      4008,
      [{ final: false }, ...Array.from({ length: MANY }, () => ({ final: false, opcode: 0 }))],
    ],
    [
      'a flood of pings of the protocol',
      4008,
      Array.from({ length: MANY }, () => ({ opcode: 9, payload: 'x' })),
    ],
  ])('answers %s by closing with code %i', async (_, code, frames) => {
    const raw = await rawSocket(server);
    raw.send(...frames);
    await until(() => raw.closeCode() !== 1006);
    expect(raw.closeCode()).toBe(code);
    raw.stream.destroy();
    await answersAll();
  });

  it('reassembles fragments with control frames between them, and accepts single bytes', async () => {
    const raw = await rawSocket(server);
    const pieces = [...PING].map((letter, at) => ({
      opcode: at === 0 ? 1 : 0,
      final: at === PING.length - 1,
      payload: letter,
    }));
    raw.send(...pieces.slice(0, 5), { opcode: 9, payload: 'still here?' }, ...pieces.slice(5));
    await answers(raw, 'still here?');
    await answers(raw, PONG);
    const before = raw.received().length;
    for (const byte of rawFrame({ payload: PING })) raw.stream.write(Buffer.from([byte]));
    await until(() => raw.received().length > before && raw.received().lastIndexOf(PONG) > before);
    raw.stream.destroy();
  });

  it('refuses pages of another host, and accepts its own pages and programs', async () => {
    const { host, hostname } = new URL(server.url);
    for (const origin of ['https://evil.example', `http://${hostname}.evil.example`, 'null', 'file://']) {
      const raw = await rawSocket(server, { headers: { Origin: origin } });
      expect([origin, raw.status]).toEqual([origin, 403]);
    }
    for (const headers of [{}, { Origin: `http://${host}` }, { Origin: `https://${hostname}` }]) {
      const raw = await rawSocket(server, { headers: headers as Record<string, string> });
      expect(raw.status).toBe(101);
      raw.stream.destroy();
    }
  });

  it.each([
    ['an old version', { 'Sec-WebSocket-Version': '7' }, 400],
    ['a key that is none', { 'Sec-WebSocket-Key': 'short' }, 400],
    ['another protocol', { Upgrade: 'h2c' }, 400],
  ])('refuses a handshake with %s', async (_, headers, status) => {
    expect((await rawSocket(server, { headers })).status).toBe(status);
  });

  describe('while many connections', () => {
    const crowd = async (open: () => Promise<RawSocket>): Promise<RawSocket[]> => {
      const all: RawSocket[] = [];
      for (let count = 0; count < MANY; count++) all.push(await open());
      return all;
    };
    const leave = (all: readonly RawSocket[]): void => {
      for (const { stream } of all) stream.destroy();
    };

    it('stop in the middle of the handshake, others still receive prices', async () => {
      const half = await crowd(() => rawSocket(server, { bytes: 40 }));
      await goesOn();
      leave(half);
    });

    it('stop in the middle of a frame, others still receive prices', async () => {
      const half = await crowd(async () => {
        const raw = await rawSocket(server);
        raw.stream.write(rawFrame({ payload: PING }).subarray(0, 9));
        return raw;
      });
      await goesOn();
      leave(half);
    });

    it('read nothing of what they subscribed to, others still receive prices', async () => {
      const subscriptions = '[{"type":"sub","params":"DAY_MARKET"},{"type":"sub","params":"KLINE.TMX100"}]';
      const nonsense = JSON.stringify(Array(100).fill({ type: 'x' }));
      const deaf = await crowd(async () => {
        const raw = await rawSocket(server);
        raw.stream.pause();
        raw.send({ payload: subscriptions }, ...Array.from({ length: 5 }, () => ({ payload: nonsense })));
        return raw;
      });
      await goesOn();
      leave(deaf);
    });

    it('send noise, others still receive prices', async () => {
      const noisy = await crowd(async () => {
        const raw = await rawSocket(server);
        raw.stream.write(randomBytes(2_000));
        return raw;
      });
      await Promise.all(noisy.map(({ gone, stream }) => (stream.end(), gone)));
      await goesOn();
    });
  });

  it('a well-behaved socket received prices throughout, never an earlier one after a later one', async () => {
    await goesOn();
    const seqs = prices().map(({ quotation }) => quotation.seq);
    expect(seqs.length).toBeGreaterThan(4);
    expect(seqs).toEqual([...seqs].sort((one, other) => one - other));
    expect(witness.messages.filter(({ type }) => type === 'error')).toEqual([]);
  });
});
