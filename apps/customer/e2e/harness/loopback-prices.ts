import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

/** Repeat interval of the latest quote, ms, so that no price grows stale while a test does something else. */
const REPEAT = 1_000;
const STREAM = '@bookTicker';

interface Quote {
  readonly bid: number;
  readonly ask: number;
}

/** Prices set by a test, served in Binance's format. */
export interface LoopbackPrices {
  /** Value for `BINANCE_WS_URL`. */
  readonly url: string;
  /** Quotes a symbol by Binance's code. */
  say(code: string, bid: number, ask: number): void;
  /** Quotes a symbol; resolves when every client has read it. */
  set(code: string, bid: number, ask: number): Promise<void>;
  /** Quotes a symbol once, without repetition; resolves when every client has read it. */
  once(code: string, bid: number, ask: number): Promise<void>;
  /** Stops quoting a symbol until it is set again. */
  silence(code: string): void;
  stop(): Promise<void>;
}

/** A loopback server of Binance's combined `bookTicker` stream; sends nothing for a symbol until it has a price. */
export async function startLoopbackPrices(): Promise<LoopbackPrices> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await new Promise((done) => server.once('listening', done));
  const quotes = new Map<string, Quote>();
  const listeners = new Map<WebSocket, ReadonlySet<string>>();
  let updates = 0;

  const tell = (socket: WebSocket, code: string): void => {
    const quote = quotes.get(code);
    if (!quote || !listeners.get(socket)?.has(code) || socket.readyState !== WebSocket.OPEN) return;
    socket.send(bookTicker(code, quote, ++updates));
  };
  server.on('connection', (socket, request) => {
    listeners.set(socket, codesOf(request));
    socket.on('close', () => listeners.delete(socket));
    for (const code of quotes.keys()) tell(socket, code);
  });
  const repeat = setInterval(() => {
    for (const socket of listeners.keys()) for (const code of quotes.keys()) tell(socket, code);
  }, REPEAT);

  const say: LoopbackPrices['say'] = (code, bid, ask) => {
    quotes.set(code, { bid, ask });
    for (const socket of listeners.keys()) tell(socket, code);
  };

  const wereRead = async (): Promise<void> => {
    await Promise.all([...listeners.keys()].map(wasRead));
  };

  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    say,
    async set(code, bid, ask) {
      say(code, bid, ask);
      await wereRead();
    },
    async once(code, bid, ask) {
      say(code, bid, ask);
      quotes.delete(code);
      await wereRead();
    },
    silence(code) {
      quotes.delete(code);
    },
    async stop() {
      clearInterval(repeat);
      for (const socket of server.clients) socket.terminate();
      await new Promise((done) => server.close(done));
    },
  };
}

const codesOf = ({ url = '' }: IncomingMessage): ReadonlySet<string> => {
  const streams = new URL(url, 'ws://loopback').searchParams.get('streams') ?? '';
  return new Set(streams.split('/').map((stream) => stream.replace(STREAM, '').toUpperCase()));
};

const bookTicker = (code: string, { bid, ask }: Quote, update: number): string =>
  JSON.stringify({
    stream: `${code.toLowerCase()}${STREAM}`,
    data: { u: update, s: code, b: bid.toFixed(8), B: '1.00000000', a: ask.toFixed(8), A: '1.00000000' },
  });

/** The pong arrives only after everything sent before has been read. */
const wasRead = (socket: WebSocket): Promise<unknown> =>
  new Promise((done) => {
    if (socket.readyState !== WebSocket.OPEN) return done(null);
    const end = (): void => {
      socket.off('pong', end).off('close', end);
      done(null);
    };
    socket.on('pong', end).on('close', end);
    socket.ping();
  });
