import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { DESK_SOCKET, type DeskPush } from '@truemark/contracts/admin';
import type { LanguageCode } from '@truemark/i18n';
import { EngineClient } from '../../engine/client.js';
import type { EngineEvent, RowWrite } from '../../engine/protocol.js';
import { hashToken } from '../../platform/auth/tokens.js';
import type { Connection, Outgoing } from '../../platform/socket/connection.js';
import { CLOSE, type SocketHandler, SocketServer, sendError } from '../../platform/socket/socket-server.js';
import { AllowedNetworks } from '../operators/allowed-networks.js';
import { NETWORKS_SETTING } from '../operators/networks.js';
import { operators } from '../operators/operator.table.js';
import { OperatorSessions } from '../operators/operator-sessions.js';
import { hasPermission, type Resource } from '../operators/role-matrix.js';
import { SECOND_FACTOR_DUTY } from '../operators/second-factor-policy.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { sessions } from '../sessions/session.table.js';
import { queuesOf } from './changed-queues.js';

/** Batching interval of changes before they are published, ms. */
const FRAME = 250;
/** Interval for re-checking all sessions, ms: an idle session ends without a row. */
const RECHECK_INTERVAL = 60_000;
const MAX_TOKEN_LENGTH = 128;

interface Listener {
  readonly tokenHash: string;
  /** Client's address: the networks of the broker and of the operator apply to it, as to every call. */
  readonly address: string;
  /** Null while the session is looked up: nothing is published to it until then. */
  operator: SignedInOperator | null;
}

/**
 * Operators' own socket: publishes the names of queues that changed, and nothing else. Clients then fetch the list
 * through its route, whose guard checks permissions as always.
 */
@Injectable()
export class DeskGateway implements SocketHandler, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('desk');
  private readonly addresses = new WeakMap<Connection, string>();
  private readonly listeners = new Map<Connection, Listener>();
  private readonly server = new SocketServer(this, Date.now, [DESK_SOCKET]);
  private readonly changedQueues = new Set<Resource>();
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly engine: EngineClient,
    private readonly host: HttpAdapterHost,
    private readonly sessions: OperatorSessions,
    private readonly networks: AllowedNetworks,
    @Inject(SECOND_FACTOR_DUTY) private readonly isSecondFactorRequired: boolean,
  ) {}

  onApplicationBootstrap(): void {
    // An engine in a process of its own has no clients.
    if (!this.host.httpAdapter) return;
    this.engine.subscribe((event) => this.follow(event));
    // On `ready`, clients reload everything.
    this.engine.onRenewed(() => this.recheck(() => true));
    this.server.attach(this.host.httpAdapter.getHttpServer());
    this.timers.push(setInterval(() => this.publishChanges(), FRAME));
    this.timers.push(setInterval(() => this.recheck(() => true), RECHECK_INTERVAL));
  }

  /** Before the HTTP server closes, because it waits for open connections. */
  beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    return this.server.close();
  }

  opened(connection: Connection, address: string): void {
    this.addresses.set(connection, address);
  }

  closed(connection: Connection): void {
    this.listeners.delete(connection);
  }

  snapshot(): readonly Outgoing[] {
    return [];
  }

  defaultLanguage(): LanguageCode {
    return 'en';
  }

  failed(error: unknown): void {
    this.log.error(error, error instanceof Error ? error.stack : undefined);
  }

  /** Unauthenticated connections count as silent, whatever they send, and are closed like silent ones. */
  message(connection: Connection, message: unknown): void | Promise<void> {
    const { type, params } = (message ?? {}) as { type?: unknown; params?: unknown };
    const listener = this.listeners.get(connection);
    if (type === 'login' && !listener) return this.signIn(connection, params);
    if (type !== 'ping' || !listener) return sendError(connection, 'socket.unknown_message');
    connection.heardAt = Date.now();
    sendPush(connection, { type: 'pong' });
  }

  private signIn(connection: Connection, token: unknown): void | Promise<void> {
    if (typeof token !== 'string' || token.length > MAX_TOKEN_LENGTH) return end(connection);
    const address = this.addresses.get(connection) ?? '';
    const listener: Listener = { tokenHash: hashToken(token), address, operator: null };
    this.listeners.set(connection, listener);
    return this.resolveOperator(connection, listener);
  }

  private follow(event: EngineEvent): void {
    for (const queue of queuesOf(event)) this.changedQueues.add(queue);
    if (event.type === 'rows.recorded') this.followOperators(event.rows);
    if (event.type === 'settings.changed' && NETWORKS_SETTING in event.values) this.recheck(() => true);
  }

  /** Applies ended sessions and changed operators immediately. */
  private followOperators(rows: readonly RowWrite[]): void {
    const ended = new Set<unknown>();
    const edited = new Set<unknown>();
    for (const { table, row } of rows) {
      if (table === sessions.name) ended.add(Reflect.get(row, 'tokenHash'));
      if (table === operators.name) edited.add(Reflect.get(row, 'id'));
    }
    if (ended.size + edited.size === 0) return;
    this.recheck(
      ({ tokenHash, operator }) =>
        ended.has(tokenHash) || (operator ? edited.has(operator.id) : edited.size > 0),
    );
  }

  private recheck(concerns: (listener: Listener) => boolean): void {
    for (const [connection, listener] of this.listeners) {
      if (!concerns(listener)) continue;
      // Not the lookup already in progress: it may have read the old state.
      const anew: Listener = { ...listener, operator: null };
      this.listeners.set(connection, anew);
      this.resolveOperator(connection, anew).catch((error) => {
        this.failed(error);
        connection.cutOff();
      });
    }
  }

  private async resolveOperator(connection: Connection, listener: Listener): Promise<void> {
    const operator = await this.sessions.glance(listener.tokenHash, listener.address);
    if (this.listeners.get(connection) !== listener) return;
    if (!operator || (this.isSecondFactorRequired && !operator.hasSecondFactor)) return end(connection);
    if (!this.networks.admit(operator, listener.address)) return end(connection);
    listener.operator = operator;
    // Changes published meanwhile were missed: on `ready` the client reloads everything.
    sendPush(connection, { type: 'ready' });
  }

  private publishChanges(): void {
    if (this.changedQueues.size === 0) return;
    const changed = [...this.changedQueues];
    this.changedQueues.clear();
    for (const [connection, { operator }] of this.listeners) {
      const queues = operator ? changed.filter((queue) => hasPermission(operator, queue, 'read')) : [];
      if (queues.length > 0) sendPush(connection, { type: 'work', queues });
    }
  }
}

const sendPush = (connection: Connection, push: DeskPush): void => connection.answer(JSON.stringify(push));

const end = (connection: Connection): void => connection.close(CLOSE.revoked, 'session ended');
