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
import { textOf } from '../../platform/http/texts.js';
import { Broadcast } from '../../platform/socket/broadcast.js';
import type { Connection, Outgoing } from '../../platform/socket/connection.js';
import { LIMITS } from '../../platform/socket/read-frame.js';
import {
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
import { CustomerSessions } from '../sessions/customer-sessions.js';
import { Settings } from '../settings/settings.js';
import { configPush, messagePush } from './announcements.js';
import { ConnectionRateLimits } from './connection-rate-limits.js';
import { MarketPushes } from './market-pushes.js';
import { PendingFigureRequests } from './pending-figure-requests.js';
import { type SharedTopic, SharedTopics } from './shared-topics.js';
import { SignedIn } from './signed-in.js';
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
  private readonly rateLimits = new Map<Connection, ConnectionRateLimits>();
  private readonly figureRequests = new PendingFigureRequests(
    (connection) => this.rateLimits.get(connection),
    (connection) => this.customer(connection),
  );
  private readonly signedIn: SignedIn;
  private readonly pushes: MarketPushes;
  private readonly watchedCustomers: WatchedCustomers;
  private readonly sharedTopics: SharedTopics;
  private readonly publishers: () => readonly LiveFiguresPublisher[];
  private readonly server = new SocketServer(this);
  private frameTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly engine: EngineClient,
    private readonly host: HttpAdapterHost,
    private readonly settings: Settings,
    private readonly sessions: CustomerSessions,
    market: MarketList,
    symbols: SymbolDirectory,
    discovery: DiscoveryService,
  ) {
    const onFailure = (error: unknown): void => this.failed(error);
    this.publishers = figuresBy(discovery);
    this.signedIn = new SignedIn((identities) => sessions.liveAmong(identities), onFailure);
    this.pushes = new MarketPushes(engine.view, market, symbols, this.broadcast);
    this.watchedCustomers = new WatchedCustomers(
      (customerId) => engine.ask({ kind: 'customer.account', customerId }),
      this.publishers,
      (connection, topic) => this.broadcast.topicsOf(connection).has(topic),
      endingsBy(discovery),
      onFailure,
    );
    this.sharedTopics = new SharedTopics(topicsBy(discovery));
  }

  onApplicationBootstrap(): void {
    // An engine in a process of its own has no clients.
    if (!this.host.httpAdapter) return;
    this.engine.subscribe((event) => this.follow(event));
    this.engine.onRenewed(() => void this.renew().catch((error: unknown) => this.failed(error)));
    this.sessions.onEnd((end) => this.signedIn.end(end));
    this.frameTimer = setInterval(() => this.frameSafely(Date.now()), FRAME);
    this.server.attach(this.host.httpAdapter.getHttpServer());
  }

  /** Before the HTTP server closes, because it waits for open connections. */
  beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.frameTimer);
    return this.server.close();
  }

  opened(connection: Connection): void {
    this.rateLimits.set(connection, new ConnectionRateLimits(Date.now()));
    this.broadcast.join(connection);
  }

  closed(connection: Connection): void {
    this.logOut(connection);
    this.rateLimits.delete(connection);
    this.figureRequests.forget(connection);
    this.broadcast.leave(connection);
  }

  defaultLanguage(): LanguageCode {
    return this.settings.defaultLanguage();
  }

  failed(error: unknown): void {
    this.log.error(error, error instanceof Error ? error.stack : undefined);
  }

  snapshot(connection: Connection): readonly Outgoing[] {
    return this.customer(connection)?.since(FULL_STATE_SEQ, connection) ?? [];
  }

  message(connection: Connection, message: unknown): void | Promise<void> {
    const { type, params } = (message ?? {}) as { type?: unknown; params?: unknown };
    switch (type) {
      case 'ping':
        return this.ping(connection, params);
      case 'login':
        return this.login(connection, params);
      case 'logout':
        return this.logOut(connection);
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
    if (!this.rateLimits.get(connection)?.logins.spend(Date.now())) return endForTooManyMessages(connection);
    this.logOut(connection);
    const token = typeof params === 'string' && params.length <= MAX_TOKEN_LENGTH ? params : null;
    return this.authenticate(connection, token);
  }

  private async authenticate(connection: Connection, token: string | null): Promise<void> {
    const identity = token === null ? null : await this.sessions.identify(token);
    if (identity && connection.isOpen) {
      this.signedIn.add(connection, identity);
      await this.watchedCustomers.join(identity.customerId, connection);
      // The connection or its session ended while the account was being fetched.
      if (!this.signedIn.of(connection))
        this.watchedCustomers.leave(identity.customerId, connection, Date.now());
    }
    const msg = textOf(connection.lang, identity ? 'socket.logged_in' : 'auth.session');
    const result: LoginResult = { type: 'login_result', code: identity ? 1 : 0, msg };
    connection.answer(JSON.stringify(result));
    if (!identity) return;
    for (const { topic } of this.publishers()) {
      if (this.broadcast.topicsOf(connection).has(topic)) this.requestFigures(connection, topic);
    }
  }

  private subscribe(connection: Connection, topic: unknown): void | Promise<void> {
    if (!this.rateLimits.get(connection)?.topics.spend(Date.now())) return endForTooManyMessages(connection);
    const subscription = readTopic(topic);
    const shared = this.sharedTopics.read(topic);
    const topics = this.broadcast.topicsOf(connection);
    if (typeof topic === 'string' && topics.has(topic)) return;
    const taken = topics.size + this.sharedTopics.countOf(connection);
    if ((subscription || shared) && taken >= LIMITS.topics)
      return endForLimit(connection, 'socket.too_many_topics', LIMITS.topics);
    if (shared) return this.subscribeShared(connection, shared);
    const latest = subscription && this.pushes.latest(subscription);
    if (!latest || typeof topic !== 'string') return sendError(connection, 'socket.unknown_topic');
    this.broadcast.subscribe(connection, topic);
    for (const message of latest) connection.push(message);
    if (this.publishers().some((each) => each.topic === topic)) this.requestFigures(connection, topic);
  }

  private async subscribeShared(connection: Connection, shared: SharedTopic): Promise<void> {
    const identity = this.signedIn.of(connection);
    if (!identity) return sendError(connection, 'auth.session');
    const isHeard = await shared.keeper.listen(connection, shared.subscription, identity.customerId);
    if (!isHeard) sendError(connection, 'socket.unknown_topic');
  }

  private unsubscribe(connection: Connection, topic: unknown): void {
    if (!this.rateLimits.get(connection)?.topics.spend(Date.now())) return endForTooManyMessages(connection);
    const shared = this.sharedTopics.read(topic);
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
    this.figureRequests.since(connection, params);
  }

  private requestFigures(connection: Connection, topic: string): void {
    if (this.customer(connection)) this.figureRequests.figures(connection, topic);
  }

  private customer(connection: Connection) {
    const identity = this.signedIn.of(connection);
    return identity && this.watchedCustomers.get(identity.customerId);
  }

  private logOut(connection: Connection): void {
    const identity = this.signedIn.remove(connection);
    if (!identity) return;
    // What is waiting is about this customer: it comes before the answer to the next login, or not at all.
    connection.flush(null);
    connection.dropOwn();
    this.figureRequests.forget(connection);
    this.sharedTopics.leave(connection);
    this.watchedCustomers.leave(identity.customerId, connection, Date.now());
  }

  private follow(event: EngineEvent): void {
    this.watchedCustomers.follow(event);
    this.sharedTopics.follow(event);
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
    await this.signedIn.recheck();
    await Promise.all([
      this.sharedTopics.renew(),
      this.watchedCustomers.renew((customer) => {
        for (const connection of customer.connections)
          for (const message of customer.since(FULL_STATE_SEQ, connection)) connection.push(message);
      }),
    ]);
  }

  private announceMessage(message: Message, seq: number): void {
    const tell = (lang: LanguageCode): Outgoing => messagePush(message, seq, [lang, this.defaultLanguage()]);
    this.watchedCustomers.get(message.customerId)?.publish({ seq, topic: null, message: tell });
  }

  /** An exception in a frame is logged; the next frame contains the full current state. */
  private frameSafely(now: number): void {
    try {
      this.frame(now);
    } catch (error) {
      this.failed(error);
    }
  }

  private frame(now: number): void {
    this.pushes.frame(now);
    this.watchedCustomers.frame(now);
    this.sharedTopics.frame(now);
    this.figureRequests.answer(now);
    this.broadcast.flush();
  }
}
