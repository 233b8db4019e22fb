import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService, HttpAdapterHost } from '@nestjs/core';
import type { LoginResult, Pong } from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import { EngineClient } from '../../engine/client.js';
import type { EngineEvent } from '../../engine/protocol.js';
import type { Identity } from '../../platform/http/caller.js';
import { textOf } from '../../platform/http/texts.js';
import { Broadcast } from '../../platform/socket/broadcast.js';
import type { Connection, Outgoing } from '../../platform/socket/connection.js';
import { LIMITS } from '../../platform/socket/read-frame.js';
import {
  CLOSE,
  endForLimit,
  endForTooManyMessages,
  type SocketHandler,
  SocketServer,
  sendError,
} from '../../platform/socket/socket-server.js';
import { MarketList } from '../market/market-list.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { type Message, messages } from '../messages/message.table.js';
import { endingsBy } from '../push/maps-endings.js';
import { figuresBy, type LiveFiguresPublisher, topicsBy } from '../push/shows-live.js';
import { CustomerSessions, type SessionEnd } from '../sessions/customer-sessions.js';
import { Settings } from '../settings/settings.js';
import { configPush, messagePush } from './announcements.js';
import { ConnectionRateLimits } from './connection-rate-limits.js';
import { MarketPushes } from './market-pushes.js';
import { PendingFigureRequests } from './pending-figure-requests.js';
import { type SharedTopic, SharedTopics } from './shared-topics.js';
import { readTopic } from './topics.js';
import { WatchedCustomers } from './watched-customers.js';

/** Frame interval, ms. */
const FRAME = 100;
const MAX_TOKEN_LENGTH = 128;
/** Sequence that cannot be caught up from: the complete state is sent. */
const FULL_STATE_SEQ = -1;

/** Live socket for customers: requests and subscriptions. */
@Injectable()
export class LiveGateway implements SocketHandler, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('live');
  private readonly broadcast = new Broadcast();
  private readonly identities = new Map<Connection, Identity>();
  private readonly spending = new Map<Connection, ConnectionRateLimits>();
  private readonly asked = new PendingFigureRequests(
    (connection) => this.spending.get(connection),
    (connection) => this.customer(connection),
  );
  private readonly pushes: MarketPushes;
  private readonly watch: WatchedCustomers;
  private readonly shared: SharedTopics;
  private readonly tellers: () => readonly LiveFiguresPublisher[];
  private readonly server = new SocketServer(this);
  private frames: NodeJS.Timeout | undefined;

  constructor(
    private readonly engine: EngineClient,
    private readonly host: HttpAdapterHost,
    private readonly settings: Settings,
    private readonly sessions: CustomerSessions,
    market: MarketList,
    symbols: SymbolDirectory,
    discovery: DiscoveryService,
  ) {
    this.tellers = figuresBy(discovery);
    this.pushes = new MarketPushes(engine.view, market, symbols, this.broadcast);
    this.watch = new WatchedCustomers(
      (customerId) => engine.ask({ kind: 'customer.account', customerId }),
      this.tellers,
      (connection, topic) => this.broadcast.topicsOf(connection).has(topic),
      endingsBy(discovery),
    );
    this.shared = new SharedTopics(topicsBy(discovery));
  }

  onApplicationBootstrap(): void {
    // An engine in a process of its own has no clients.
    if (!this.host.httpAdapter) return;
    this.engine.subscribe((event) => this.follow(event));
    this.engine.onRenewed(() => void this.renew().catch((error: unknown) => this.failed(error)));
    this.sessions.onEnd((end) => this.endSessions(end));
    this.frames = setInterval(() => this.frameUnlessItFails(Date.now()), FRAME);
    this.server.attach(this.host.httpAdapter.getHttpServer());
  }

  /** Before the HTTP server closes, because it waits for open connections. */
  beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.frames);
    return this.server.close();
  }

  opened(connection: Connection): void {
    this.spending.set(connection, new ConnectionRateLimits(Date.now()));
    this.broadcast.join(connection);
  }

  closed(connection: Connection): void {
    this.leave(connection);
    this.spending.delete(connection);
    this.asked.forget(connection);
    this.broadcast.leave(connection);
  }

  defaultLanguage(): LanguageCode {
    return this.settings.defaultLanguage();
  }

  failed(error: unknown): void {
    this.log.error(error, error instanceof Error ? error.stack : undefined);
  }

  snapshot(connection: Connection): readonly Outgoing[] {
    return this.customer(connection)?.snapshot() ?? [];
  }

  message(connection: Connection, message: unknown): void | Promise<void> {
    const { type, params } = (message ?? {}) as { type?: unknown; params?: unknown };
    switch (type) {
      case 'ping':
        return this.ping(connection, params);
      case 'login':
        return this.login(connection, params);
      case 'logout':
        return this.leave(connection);
      case 'sub':
        return this.subscribe(connection, params);
      case 'unsub':
        return this.unsubscribe(connection, params);
      case 'batch':
        return this.setBatch(connection, params);
      case 'sync':
        return this.sync(connection, params);
      default:
        return sendError(connection, 'socket.unknown_message');
    }
  }

  private ping(connection: Connection, params: unknown): void {
    if (typeof params !== 'number' || !Number.isFinite(params))
      return sendError(connection, 'socket.unknown_message');
    connection.heardAt = Date.now();
    const pong: Pong = { type: 'pong', params, time: connection.heardAt };
    connection.answer(JSON.stringify(pong));
  }

  private login(connection: Connection, params: unknown): void | Promise<void> {
    if (!this.spending.get(connection)?.logins.spend(Date.now())) return endForTooManyMessages(connection);
    this.leave(connection);
    const token = typeof params === 'string' && params.length <= MAX_TOKEN_LENGTH ? params : null;
    return this.logIn(connection, token);
  }

  private async logIn(connection: Connection, token: string | null): Promise<void> {
    const identity = token === null ? null : await this.sessions.identify(token);
    if (identity && connection.isOpen) {
      this.identities.set(connection, identity);
      await this.watch.join(identity.customerId, connection);
      // The connection or its session ended while the account was being fetched.
      if (!this.identities.has(connection)) this.watch.leave(identity.customerId, connection, Date.now());
    }
    const msg = textOf(connection.lang, identity ? 'socket.logged_in' : 'auth.session');
    const result: LoginResult = { type: 'login_result', code: identity ? 1 : 0, msg };
    connection.answer(JSON.stringify(result));
    if (!identity) return;
    for (const { topic } of this.tellers()) {
      if (this.broadcast.topicsOf(connection).has(topic)) this.wantFigures(connection, topic);
    }
  }

  private subscribe(connection: Connection, topic: unknown): void | Promise<void> {
    if (!this.spending.get(connection)?.topics.spend(Date.now())) return endForTooManyMessages(connection);
    const subscription = readTopic(topic);
    const shared = this.shared.read(topic);
    const topics = this.broadcast.topicsOf(connection);
    if (typeof topic === 'string' && topics.has(topic)) return;
    const taken = topics.size + this.shared.countOf(connection);
    if ((subscription || shared) && taken >= LIMITS.topics)
      return endForLimit(connection, 'socket.too_many_topics', LIMITS.topics);
    if (shared) return this.hearShared(connection, shared);
    const latest = subscription && this.pushes.latest(subscription);
    if (!latest || typeof topic !== 'string') return sendError(connection, 'socket.unknown_topic');
    this.broadcast.subscribe(connection, topic);
    for (const message of latest) connection.push(message);
    if (this.tellers().some((each) => each.topic === topic)) this.wantFigures(connection, topic);
  }

  private async hearShared(connection: Connection, shared: SharedTopic): Promise<void> {
    const identity = this.identities.get(connection);
    if (!identity) return sendError(connection, 'auth.session');
    const isHeard = await shared.keeper.listen(connection, shared.subscription, identity.customerId);
    if (!isHeard) sendError(connection, 'socket.unknown_topic');
  }

  private unsubscribe(connection: Connection, topic: unknown): void {
    if (!this.spending.get(connection)?.topics.spend(Date.now())) return endForTooManyMessages(connection);
    const shared = this.shared.read(topic);
    if (shared) return shared.keeper.stop(connection, shared.subscription);
    if (typeof topic !== 'string') return sendError(connection, 'socket.unknown_topic');
    this.broadcast.unsubscribe(connection, topic);
  }

  private setBatch(connection: Connection, params: unknown): void {
    if (params !== 0 && params !== 1) return sendError(connection, 'socket.unknown_message');
    connection.batches = params === 1;
  }

  private sync(connection: Connection, params: unknown): void {
    if (typeof params !== 'number' || !Number.isFinite(params))
      return sendError(connection, 'socket.unknown_message');
    if (!this.customer(connection)) return sendError(connection, 'auth.session');
    this.asked.since(connection, params);
  }

  private wantFigures(connection: Connection, topic: string): void {
    if (this.customer(connection)) this.asked.figures(connection, topic);
  }

  private customer(connection: Connection) {
    const identity = this.identities.get(connection);
    return identity && this.watch.get(identity.customerId);
  }

  private leave(connection: Connection): void {
    const identity = this.identities.get(connection);
    if (!identity) return;
    this.identities.delete(connection);
    this.asked.forget(connection);
    this.shared.leave(connection);
    this.watch.leave(identity.customerId, connection, Date.now());
  }

  private follow(event: EngineEvent): void {
    this.watch.follow(event);
    this.shared.follow(event);
    if (event.type === 'tick') this.pushes.touch(event.tick.symbolId);
    else if (event.type === 'config.changed') this.broadcast.publishToAll(configPush(event.version));
    else if (event.type === 'rows.recorded' && event.tables.includes(messages.name)) {
      for (const { op, table, row } of event.rows) {
        if (table === messages.name && op === 'insert') this.announceMessage(row as Message, event.seq);
      }
    }
  }

  /** After lost events, sends the complete state to all connections. */
  private async renew(): Promise<void> {
    this.broadcast.publishToAll(configPush(this.engine.view.now()));
    for (const { id } of this.engine.view.symbols()) this.pushes.touch(id);
    const all = [...this.identities];
    const live = await this.sessions.liveAmong(all.map(([, { sessionId }]) => sessionId));
    for (const [connection, { sessionId }] of all) {
      if (!live.has(sessionId)) connection.close(CLOSE.revoked, 'session ended');
    }
    await Promise.all([
      this.shared.renew(),
      this.watch.renew((customer) => {
        for (const connection of customer.connections)
          for (const message of customer.since(FULL_STATE_SEQ, connection)) connection.push(message);
      }),
    ]);
  }

  private announceMessage(message: Message, seq: number): void {
    const tell = (lang: LanguageCode): Outgoing => messagePush(message, seq, [lang, this.defaultLanguage()]);
    this.watch.get(message.customerId)?.tell({ seq, topic: null, message: tell });
  }

  private endSessions(end: SessionEnd): void {
    for (const [connection, { sessionId, customerId }] of this.identities) {
      const ended = 'sessionId' in end ? end.sessionId === sessionId : end.customerId === customerId;
      if (ended) connection.close(CLOSE.revoked, 'session ended');
    }
  }

  /** An exception in a frame is logged; the next frame contains the full current state. */
  private frameUnlessItFails(now: number): void {
    try {
      this.frame(now);
    } catch (error) {
      this.failed(error);
    }
  }

  private frame(now: number): void {
    this.pushes.frame(now);
    this.watch.frame(now);
    this.shared.frame(now);
    this.asked.answer(now);
    this.broadcast.flush();
  }
}
