import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { EdgeErrorKey } from '@truemark/contracts';
import { isLanguageCode, type LanguageCode } from '@truemark/i18n';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { addressOf, countedNetworkOf } from '../http/connection-limits.js';
import { dropBasePath } from '../http/server-instance.js';
import { textOf } from '../http/texts.js';
import { Connection, type Outgoing } from './connection.js';
import { MessageQueue } from './message-queue.js';
import { FrameCounter, LIMITS, readFrame } from './read-frame.js';
import { NetworkTokenBuckets } from './token-bucket.js';

/** Close codes of the server. */
export const CLOSE = { silent: 4000, revoked: 4001, limits: 4008, leaving: 1001, failed: 1011 } as const;

/** Connection handler of a feature. */
export interface SocketHandler {
  /** `address`: of the client, also behind a proxy. */
  opened(connection: Connection, address: string): void;
  /** Handles one message; the next one waits for it. */
  message(connection: Connection, message: unknown): void | Promise<void>;
  closed(connection: Connection): void;
  /** Messages to a client whose events were lost: that they were, and the client's own complete state. */
  snapshot(connection: Connection): readonly Outgoing[];
  defaultLanguage(): LanguageCode;
  failed(error: unknown): void;
}

/**
 * Limit of frames and messages per network: 500 apps of an office that connect at once, each with its login and 64
 * topics, are below the burst.
 */
const NETWORK_ALLOWANCE = { perSecond: 2_000, burst: 40_000 };
/** Timeout for the clients' close frames, ms: until then, what a closed connection sends is still read. */
const CLOSE_TIMEOUT = 1_000;
const BASE = 'http://socket';
/** Paths of the customers' socket. */
const CUSTOMERS = ['/api/v2/ws', '/v2/ws'] as const;
/** Sockets of an HTTP server by path. */
const socketsByServer = new WeakMap<Server, Map<string, SocketServer>>();

/**
 * WebSocket that closes with our own code on an oversized or over-fragmented message; the library would use 1009 or
 * 1008.
 */
class ClientSocket extends WebSocket {
  tooLarge: () => void = () => undefined;

  override close(code?: number, reason?: string | Buffer): void {
    if (code !== 1009 && code !== 1008) return super.close(code, reason);
    this.tooLarge();
    super.close(CLOSE.limits, 'too large');
  }
}

/**
 * WebSocket server, on the customers' paths unless others are given: framing, limits, silence timeout. The handler
 * interprets the messages.
 */
export class SocketServer {
  private readonly server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LIMITS.bytes,
    maxFragments: LIMITS.fragments,
    maxBufferedChunks: LIMITS.chunks,
    // The connection builds its own text frames, uncompressed.
    perMessageDeflate: false,
    // Unknown to the library's types.
    ...{ closeTimeout: CLOSE_TIMEOUT },
    // Text that is not UTF-8 gets an error reply; it does not end the connection.
    skipUTF8Validation: true,
    WebSocket: ClientSocket,
  });
  private readonly connections = new Set<Connection>();
  private readonly queue = new MessageQueue<Connection>(
    (connection, message) => this.dispatch(connection, message),
    LIMITS.waiting,
  );
  private readonly budgets = new NetworkTokenBuckets(NETWORK_ALLOWANCE);
  private readonly sweepTimer: NodeJS.Timeout;
  private isClosing = false;

  constructor(
    private readonly handler: SocketHandler,
    private readonly now: () => number = Date.now,
    private readonly paths: readonly string[] = CUSTOMERS,
  ) {
    this.sweepTimer = setInterval(() => {
      this.closeSilent();
      this.budgets.sweep(this.now());
    }, 1_000);
    this.sweepTimer.unref();
  }

  get size(): number {
    return this.connections.size;
  }

  attach(http: Server): void {
    const there = socketsByServer.get(http) ?? routeUpgrades(http);
    for (const path of this.paths) there.set(path, this);
  }

  /** Accepts an upgrade request for one of its paths. */
  take(request: IncomingMessage, socket: Duplex, head: Buffer, url: URL): void {
    this.runGuarded(
      () => this.upgrade(request, socket, head, url),
      () => refuse(socket, '400 Bad Request'),
    );
  }

  /** Closes all connections; clients that have not answered after a second are terminated. */
  async close(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.sweepTimer);
    for (const connection of this.connections) connection.close(CLOSE.leaving, 'server is stopping');
    const giveUp = this.now() + CLOSE_TIMEOUT;
    while (this.connections.size > 0 && this.now() < giveUp) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    for (const connection of this.connections) connection.cutOff();
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, url: URL): void {
    if (this.isClosing) return refuse(socket, '503 Service Unavailable');
    if (isForeign(request)) return refuse(socket, '403 Forbidden');
    const asked = url.searchParams.get('lang') ?? request.headers.lang;
    const lang = isLanguageCode(asked) ? asked : this.handler.defaultLanguage();
    this.server.handleUpgrade(request, socket, head, (opened) =>
      this.runGuarded(
        () => this.accept(opened, socket, lang),
        () => socket.destroy(),
      ),
    );
  }

  /** An exception of one connection, whatever triggered it, is logged and ends that connection only. */
  private runGuarded(work: () => void, end: () => void): void {
    try {
      work();
    } catch (error) {
      this.handler.failed(error);
      end();
    }
  }

  private accept(socket: ClientSocket, stream: Duplex, lang: LanguageCode): void {
    const snapshot = (asking: Connection): readonly Outgoing[] => this.handler.snapshot(asking);
    const connection = new Connection(socket, stream, lang, this.now(), snapshot);
    const frames = new FrameCounter();
    const network = countedNetworkOf(stream);
    const on = <A extends unknown[]>(event: string, work: (...given: A) => void): void => {
      const listen = (...given: A): void =>
        this.runGuarded(
          () => work(...given),
          () => connection.cutOff(),
        );
      socket.on(event, listen as () => void);
    };
    // The library has closed the connection by now.
    socket.on('error', () => undefined);
    on('close', () => {
      this.connections.delete(connection);
      this.queue.forget(connection);
      this.handler.closed(connection);
    });
    this.connections.add(connection);
    this.handler.opened(connection, addressOf(stream));
    socket.tooLarge = () => sendError(connection, 'socket.too_large', LIMITS.bytes);
    on('message', (data: RawData, isBinary: boolean) => {
      if (!connection.isOpen) return;
      if (!frames.takes(this.now())) return endForLimit(connection, 'socket.too_many_frames', LIMITS.frames);
      if (!this.budgets.spend(network, this.now(), 1)) return endForTooManyMessages(connection);
      const read = readFrame(data as Buffer, isBinary);
      if ('wrong' in read) return sendError(connection, read.wrong, read.maximum);
      if (!this.budgets.spend(network, this.now(), read.messages.length))
        return endForTooManyMessages(connection);
      if (!this.queue.take(connection, read.messages))
        endForLimit(connection, 'socket.too_many_messages', LIMITS.messages);
    });
    // The library answers protocol pings itself. They still count towards the limits, and so do pongs: no ping of ours
    // asks for one.
    for (const event of ['ping', 'pong']) {
      on(event, () => {
        if (!frames.takes(this.now())) endForTooManyMessages(connection);
      });
    }
  }

  private dispatch(connection: Connection, message: unknown): void | Promise<void> {
    if (!connection.isOpen) return;
    try {
      const done = this.handler.message(connection, message);
      if (!(done instanceof Promise)) return;
      // What a database or the engine did not answer stays unanswered: a client that reconnects asks again.
      return done.catch((error: unknown) => {
        this.handler.failed(error);
        connection.close(CLOSE.failed, 'not answered');
      });
    } catch (error) {
      this.handler.failed(error);
    }
  }

  private closeSilent(): void {
    const since = this.now() - LIMITS.silence;
    for (const connection of this.connections) {
      if (connection.heardAt < since) connection.close(CLOSE.silent, 'no ping');
    }
  }
}

/** Routes each upgrade request to the socket at its path. */
function routeUpgrades(http: Server): Map<string, SocketServer> {
  const there = new Map<string, SocketServer>();
  socketsByServer.set(http, there);
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Without a listener, an error of the connection would end the process.
    socket.on('error', () => socket.destroy());
    const address = dropBasePath(request.url ?? '/');
    if (!URL.canParse(address, BASE)) return refuse(socket, '400 Bad Request');
    const url = new URL(address, BASE);
    const door = there.get(url.pathname);
    if (door) door.take(request, socket, head, url);
    else refuse(socket, isForeign(request) ? '403 Forbidden' : '404 Not Found');
  });
  return there;
}

/** Rejects pages of another origin. Clients that are not browsers send no origin. */
function isForeign({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return false;
  const here = `http://${host}`;
  return !URL.canParse(origin) || !URL.canParse(here) || new URL(origin).hostname !== new URL(here).hostname;
}

const refuse = (socket: Duplex, status: string): void =>
  void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);

/** Sends an error about a client's message; the connection stays open. */
export function sendError(connection: Connection, key: EdgeErrorKey, maximum?: number): void {
  const msg = textOf(connection.lang, key, maximum === undefined ? {} : { maximum });
  connection.answer(JSON.stringify({ type: 'error', key, msg }));
}

/** Ends a connection that, alone or with its network, sends too many messages. */
export const endForTooManyMessages = (connection: Connection): void =>
  endForLimit(connection, 'socket.too_many_frames', LIMITS.frames);

/** Names the exceeded limit and ends the connection. */
export function endForLimit(connection: Connection, key: EdgeErrorKey, maximum: number): void {
  sendError(connection, key, maximum);
  connection.close(CLOSE.limits, key);
}
