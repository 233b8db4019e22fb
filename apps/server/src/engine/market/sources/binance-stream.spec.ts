import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { RawQuote } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { ManualClock } from '../../../platform/clock.js';
import { readBookTicker } from './binance-message.js';
import { type BinanceOptions, BinanceStream, feedCodeOf } from './binance-stream.js';
import { symbolFixture } from './symbol.fixture.js';

const BTC = symbolFixture({ id: 1, code: 'BTCUSDT', feed: 'binance', feedCode: 'btcusdt' });
const ETH = symbolFixture({ id: 2, code: 'ETHUSDT', feed: 'binance', feedCode: 'ETHUSDT' });
const EUR = symbolFixture({ id: 3, code: 'EURUSD' });

const ticker = (s: string, b: string, a: string): string =>
  JSON.stringify({ stream: `${s.toLowerCase()}@bookTicker`, data: { u: 1, s, b, B: '2', a, A: '3' } });

/** A loopback server instead of Binance. */
class Exchange {
  readonly paths: string[] = [];
  connection: WebSocket | null = null;
  private server: WebSocketServer | null = null;

  async open(port = 0): Promise<number> {
    const server = new WebSocketServer({ host: '127.0.0.1', port });
    this.server = server;
    server.on('connection', (socket, request) => {
      this.paths.push(request.url ?? '');
      this.connection = socket;
    });
    await new Promise((done) => server.once('listening', done));
    return (server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const client of this.server?.clients ?? []) client.terminate();
    await new Promise((done) => (this.server ? this.server.close(done) : done(null)));
    this.server = null;
  }
}

class Listening {
  readonly exchange = new Exchange();
  readonly quotes: RawQuote[] = [];
  readonly said: string[] = [];
  readonly clock = new ManualClock(1_000);
  binance!: BinanceStream;
  url = '';

  async start(options: Partial<BinanceOptions> = {}): Promise<this> {
    this.url = `ws://127.0.0.1:${await this.exchange.open()}`;
    this.binance = new BinanceStream(
      {
        url: this.url,
        symbols: null,
        clock: this.clock,
        random: () => 1,
        say: (line) => void this.said.push(line),
        firstWait: 20,
        ...options,
      },
      async (quotes) => {
        this.quotes.push(...quotes);
      },
    );
    open.push(this);
    this.binance.setSymbols([BTC, ETH]);
    await this.connected(1);
    return this;
  }

  async connected(times: number): Promise<void> {
    await vi.waitFor(() => expect(this.exchange.paths).toHaveLength(times), 5_000);
  }

  async send(...messages: string[]): Promise<void> {
    for (const message of messages) this.exchange.connection?.send(message);
    // A pong arrives after everything sent before the ping has been read.
    await new Promise((done) => {
      this.exchange.connection?.once('pong', done);
      this.exchange.connection?.ping();
    });
  }
}

const open: Listening[] = [];
afterEach(async () => {
  for (const listening of open.splice(0)) {
    await listening.binance.stop();
    await listening.exchange.close();
  }
});

describe('the Binance source', () => {
  it('knows the symbols that have a feed code, or are listed', async () => {
    const { exchange } = await new Listening().start();
    expect([BTC, ETH, EUR].map((symbol) => feedCodeOf(symbol, null))).toEqual(['BTCUSDT', 'ETHUSDT', '']);
    expect(exchange.paths).toEqual(['/stream?streams=btcusdt@bookTicker/ethusdt@bookTicker']);
    const listed = new Map([['EURUSD', 'EURUSDT']]);
    expect(feedCodeOf(EUR, listed)).toBe('EURUSDT');
    expect(feedCodeOf({ ...BTC, feed: 'simulator' }, listed)).toBe('');
  });

  it('delivers both prices exactly, at the time of receipt', async () => {
    const listening = await new Listening().start();
    await listening.send(ticker('BTCUSDT', '60741.67000001', '60741.68'));
    listening.clock.advance(5);
    await listening.send(ticker('ETHUSDT', '4507.24000000', '4507.25000000'));
    expect(listening.quotes).toEqual([
      { symbolId: 1, time: 1_000, bid: 6_074_167_000_001, ask: 6_074_168_000_000 },
      { symbolId: 2, time: 1_005, bid: 450_724_000_000, ask: 450_725_000_000 },
    ]);
    expect(listening.binance.standing().state).toBe('live');
  });

  it('counts unreadable messages, ignores other kinds, and continues', async () => {
    const listening = await new Listening().start();
    await listening.send(
      'not json',
      '[]',
      '{"stream":"btcusdt@bookTicker"}',
      ticker('BTCUSDT', '1e5', '2'),
      ticker('DOGEUSDT', '1', '2'),
      '{"result":null,"id":1}',
      '{"stream":"btcusdt@trade","data":{"s":"BTCUSDT","b":1,"a":2}}',
      ticker('BTCUSDT', '1', '2'),
    );
    expect(listening.binance.malformed).toBe(5);
    expect(listening.quotes).toHaveLength(1);
  });

  it('subscribes to an added symbol and unsubscribes from a removed one, without a restart', async () => {
    const listening = await new Listening().start();
    const added = symbolFixture({ id: 4, code: 'SOLUSDT', feed: 'binance', feedCode: 'SOLUSDT' });
    listening.binance.setSymbols([BTC, added]);
    await listening.connected(2);
    expect(listening.exchange.paths[1]).toBe('/stream?streams=btcusdt@bookTicker/solusdt@bookTicker');
    await listening.send(ticker('SOLUSDT', '150', '150.1'), ticker('ETHUSDT', '1', '2'));
    expect(listening.quotes.map(({ symbolId }) => symbolId)).toEqual([4]);
    listening.binance.setSymbols([added, BTC].reverse());
    await listening.send(ticker('BTCUSDT', '1', '2'));
    expect(listening.exchange.paths).toHaveLength(2);
  });

  it('gives the same stream to every symbol that names it', async () => {
    const listening = await new Listening().start();
    listening.binance.setSymbols([BTC, { ...BTC, id: 9, code: 'BTC2' }]);
    await listening.connected(2);
    await listening.send(ticker('BTCUSDT', '1', '2'));
    expect(listening.quotes.map(({ symbolId }) => symbolId)).toEqual([1, 9]);
  });

  it('reconnects after a lost connection with growing delays, which start over after a quote', async () => {
    const listening = await new Listening().start();
    for (const times of [2, 3, 4]) {
      listening.exchange.connection?.terminate();
      await listening.connected(times);
    }
    const waits = () => listening.said.map((line) => Number(/in (\d+) ms/.exec(line)?.[1]));
    expect(waits()).toEqual([20, 40, 80]);
    await listening.send(ticker('BTCUSDT', '1', '2'));
    listening.exchange.connection?.terminate();
    await listening.connected(5);
    expect(waits()).toEqual([20, 40, 80, 20]);
  });

  it('adds jitter to its reconnects', async () => {
    const listening = await new Listening().start({ random: () => 0 });
    listening.exchange.connection?.terminate();
    await listening.connected(2);
    expect(listening.said[0]).toContain('in 10 ms');
  });

  it('keeps trying while the exchange is unreachable', async () => {
    const listening = await new Listening().start();
    const { port } = new URL(listening.url);
    await listening.exchange.close();
    await vi.waitFor(() => expect(listening.said.length).toBeGreaterThan(2), 5_000);
    expect(listening.binance.standing()).toEqual({
      state: 'connecting',
      detail: expect.stringContaining('ECONNREFUSED'),
    });
    await listening.exchange.open(Number(port));
    await listening.connected(2);
    await listening.send(ticker('BTCUSDT', '1', '2'));
    expect(listening.quotes).toHaveLength(1);
  });

  it('drops a connection that sends nothing', async () => {
    const listening = await new Listening().start({ staleAfter: 60 });
    await listening.connected(2);
    expect(listening.said[0]).toContain('(no message)');
  });

  it('requests an unusual feed code as it is, URL-encoded', async () => {
    const listening = await new Listening().start();
    listening.binance.setSymbols([BTC, symbolFixture({ id: 4, feed: 'binance', feedCode: 'A#B /C' })]);
    await listening.connected(2);
    expect(listening.exchange.paths[1]).toBe('/stream?streams=btcusdt@bookTicker/a%23b%20%2Fc@bookTicker');
  });

  it('reports an invalid address and keeps trying', async () => {
    const said: string[] = [];
    const options = { symbols: null, clock: new ManualClock(0), random: () => 1, firstWait: 20 };
    const binance = new BinanceStream(
      { ...options, url: 'nowhere', say: (line) => void said.push(line) },
      async () => undefined,
    );
    binance.setSymbols([BTC]);
    await vi.waitFor(() => expect(said.length).toBeGreaterThan(1));
    expect(binance.standing().state).toBe('connecting');
    expect(said[0]).toContain('Invalid URL');
    await binance.stop();
  });

  it('does not reconnect once it is stopped', async () => {
    const listening = await new Listening().start();
    await listening.binance.stop();
    await new Promise((done) => setTimeout(done, 60));
    expect(listening.exchange.paths).toHaveLength(1);
    expect(listening.said).toEqual([]);
  });
});

/** Test data next to the checkout; not part of the project. */
const RECORDED = resolve(import.meta.dirname, '../../../../../../../shared/data/feeds/binance');
const isThere = existsSync(RECORDED);
if (!isThere) console.warn(`skipped: the recorded Binance messages are not at ${RECORDED}`);

describe.skipIf(!isThere)('recorded Binance messages', () => {
  const read = (name: string): string => readFileSync(join(RECORDED, name), 'utf8');

  it('are parsed if they are book tickers, single or combined, of spot or futures', () => {
    expect(readBookTicker(read('ws_spot_ticker_book.json'))).toEqual({
      feedCode: 'ETHUSDT',
      bid: Number(decimal('4507.24')),
      ask: Number(decimal('4507.25')),
    });
    const futures = { feedCode: 'BNBUSDT', bid: Number(decimal('25.3519')), ask: Number(decimal('25.3652')) };
    expect(readBookTicker(read('ws_futures_book_ticker.json'))).toEqual(futures);
    expect(readBookTicker(read('book_ticker_stream.json'))).toEqual(futures);
  });

  it('are ignored if they are of any other kind', () => {
    const others = readdirSync(RECORDED).filter(
      (name) => /stream|^ws_/.test(name) && !/book_ticker|ticker_book/.test(name),
    );
    expect(others.length).toBeGreaterThan(10);
    expect(others.map((name) => [name, readBookTicker(read(name))])).toEqual(
      others.map((name) => [name, 'other']),
    );
  });

  it('reach the engine over a socket', async () => {
    const listening = await new Listening().start();
    await listening.send(
      read('ws_spot_agg_trade.json'),
      read('ws_spot_ticker_book.json'),
      read('ws_spot_trade.json'),
    );
    expect(listening.quotes).toEqual([
      { symbolId: 2, time: 1_000, bid: Number(decimal('4507.24')), ask: Number(decimal('4507.25')) },
    ]);
    expect(listening.binance.malformed).toBe(0);
  });
});
