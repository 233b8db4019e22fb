import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { StandbyReport } from '../../platform/process-role.js';
import { connectRedis } from '../../platform/redis/connect.js';
import { EngineUnavailable } from '../../platform/unavailable.js';
import type { Answer, Command, EngineBoundary, EngineEvent, Outcome, Question } from '../protocol.js';
import { LeaderPosition } from './leader-position.js';
import { MessageCodec } from './message-codec.js';
import {
  type Answers,
  answerStreamOf,
  COMMANDS,
  type Entry,
  EVENTS,
  FIELD,
  HEAD,
  type PublishedEvents,
  type Request,
  type RequestOutcome,
} from './messages.js';
import { readStandbys } from './standbys.js';
import { StreamReader } from './stream-reader.js';

/** Maximum messages of all gateways in the command stream. */
const MAX_WAITING = 10_000;
/** Time after which a caller gets `EngineUnavailable`, ms. */
const REQUEST_TIMEOUT = 8_000;
/** Time after which an unanswered request is sent again, ms. */
const RESEND_DELAY = 2_000;
const POLL_INTERVAL = 100;
/** Time without a message after which the engine counts as gone, ms. */
const HEARTBEAT_TIMEOUT = 2_000;

interface PendingRequest extends Pick<Request, 'call' | 'given' | 'until'> {
  sentAt: number | null;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

export interface RemoteEngineOptions {
  readonly redisUrl: string;
  /** Derived from the secrets that all processes of the installation share. */
  readonly encryptionKey: Buffer;
  readonly onError: (error: unknown) => void;
}

/**
 * The engine as a gateway reaches it: over Redis, whichever process leads. A request is sent again with its id until it
 * is answered or has timed out. An answer is delivered only after all events published before it.
 */
export class RemoteEngine implements EngineBoundary {
  private readonly gatewayId = randomBytes(9).toString('base64url');
  private readonly redis: Redis;
  private readonly codec: MessageCodec;
  private readonly reader: StreamReader;
  private readonly position = new LeaderPosition();
  private readonly pendingRequests = new Map<string, PendingRequest>();
  private readonly listeners = new Set<(event: EngineEvent) => void>();
  private readonly pollTimer: NodeJS.Timeout;
  private unsentIds: string[] = [];
  private heldAnswers: Answers[] = [];
  private pendingHead: Promise<string | null> | null = null;
  private lastId = 0;
  private lastMessageAt = Number.NEGATIVE_INFINITY;
  private marketNow: number | null = null;
  private onGap: () => void = () => undefined;
  /** Missed events are being fetched: until they are here, no command is answered. */
  private isCatchingUp = false;

  constructor(private readonly options: RemoteEngineOptions) {
    const { redisUrl: url, encryptionKey, onError } = options;
    this.redis = connectRedis(url, onError);
    this.codec = new MessageCodec(encryptionKey, onError);
    this.reader = new StreamReader({
      ...{ url, streams: [EVENTS, answerStreamOf(this.gatewayId)], onError },
      take: (entries) => this.receive(entries),
      onReturn: () => this.resend(() => true),
    });
    this.pollTimer = setInterval(() => this.poll(), POLL_INTERVAL);
  }

  start(): Promise<void> {
    return this.reader.start();
  }

  async close(): Promise<void> {
    clearInterval(this.pollTimer);
    for (const { reject } of this.pendingRequests.values()) reject(new EngineUnavailable());
    this.pendingRequests.clear();
    await this.reader.close();
    this.redis.disconnect();
  }

  /** Number of the leader's lease; 0: no leader heard yet. */
  get epoch(): number {
    return this.position.epoch;
  }

  /** Whether a message of the leader arrived recently. */
  get isHeard(): boolean {
    return performance.now() - this.lastMessageAt < HEARTBEAT_TIMEOUT;
  }

  /** The market clock, epoch ms. */
  readonly now = (): number => this.marketNow ?? Date.now();

  /** The standbys, by their own reports. */
  async standbys(): Promise<readonly StandbyReport[]> {
    try {
      return await readStandbys(this.redis, this.codec, Date.now());
    } catch {
      throw new EngineUnavailable();
    }
  }

  submit<C extends Command>(command: C): Promise<Outcome<C['kind']>> {
    return this.call('submit', [command]);
  }

  first<K extends Command['kind']>(kind: K, key: Command['idempotency']): Promise<Outcome<K> | null> {
    return key ? this.call('first', [kind, key]) : Promise.resolve(null);
  }

  ask<Q extends Question>(question: Q): Promise<Answer<Q['kind']>> {
    return this.call('ask', [question]);
  }

  subscribe(listener: (event: EngineEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** `listener` is called when messages are missing; call `caughtUp` when the gap is closed. */
  onMissing(listener: () => void): void {
    this.onGap = listener;
  }

  caughtUp(): void {
    this.isCatchingUp = false;
    this.releaseAnswers();
  }

  /**
   * Resolves once this process has everything that any gateway could have shown until now; throws `EngineUnavailable`
   * after a timeout.
   */
  async upToDate(): Promise<void> {
    const until = performance.now() + REQUEST_TIMEOUT;
    for (let head: string | null = null; ; ) {
      head ??= await this.readHead();
      if (head !== null && !this.isCatchingUp && this.position.hasReached(head)) return;
      if (performance.now() > until) throw new EngineUnavailable();
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  /** Callers in the same turn share one read; a read already running may be older than their call. */
  private readHead(): Promise<string | null> {
    this.pendingHead ??= new Promise<string | null>((resolve) =>
      setImmediate(() => {
        this.pendingHead = null;
        this.redis.get(HEAD).then(resolve, () => setTimeout(resolve, POLL_INTERVAL, null));
      }),
    );
    return this.pendingHead;
  }

  private call(call: Request['call'], given: readonly unknown[]): Promise<never> {
    return new Promise((resolve, reject) => {
      this.lastId += 1;
      const id = `${this.gatewayId}-${this.lastId}`;
      const until = Date.now() + REQUEST_TIMEOUT;
      this.pendingRequests.set(id, { call, given, until, sentAt: null, resolve, reject });
      this.send(id);
    });
  }

  /** Requests made in one event-loop turn go out together. */
  private send(id: string): void {
    if (this.unsentIds.push(id) === 1) setImmediate(() => void this.flush());
  }

  private async flush(): Promise<void> {
    const ids = this.unsentIds;
    this.unsentIds = [];
    // Requests that cannot be sent now are sent when the connection is back.
    if (this.redis.status !== 'ready') return;
    try {
      const requests = ids.flatMap((id) => this.requestOf(id) ?? []);
      if (requests.length === 0) return;
      const message = this.codec.encode(COMMANDS, { gateway: this.gatewayId, requests });
      await this.redis.xadd(COMMANDS, 'MAXLEN', '~', MAX_WAITING, '*', FIELD, message);
    } catch (error) {
      // Delivery is uncertain, so it is sent again as soon as possible, marked as resent.
      for (const id of ids) this.markForResend(id);
      if (this.redis.status === 'ready') this.options.onError(error);
    }
  }

  private markForResend(id: string): void {
    const waiting = this.pendingRequests.get(id);
    if (waiting) waiting.sentAt = Number.NEGATIVE_INFINITY;
  }

  private requestOf(id: string): Request | null {
    const waiting = this.pendingRequests.get(id);
    if (!waiting) return null;
    const { call, given, until, sentAt } = waiting;
    waiting.sentAt = performance.now();
    return { id, call, given, until, isAgain: sentAt !== null };
  }

  private resend(which: (waiting: PendingRequest) => boolean): void {
    for (const [id, waiting] of this.pendingRequests) if (which(waiting)) this.send(id);
  }

  private poll(): void {
    const now = Date.now();
    for (const [id, { until, reject }] of this.pendingRequests) {
      if (until >= now) continue;
      this.pendingRequests.delete(id);
      reject(new EngineUnavailable());
    }
    const before = performance.now() - RESEND_DELAY;
    this.resend(({ sentAt }) => sentAt === null || sentAt < before);
  }

  private receive(entries: readonly Entry[]): void {
    for (const { stream, bytes } of entries) {
      const message = this.codec.decode<PublishedEvents | Answers>(stream, bytes);
      if (message === null) continue;
      if ('answers' in message) this.heldAnswers.push(message);
      else this.receiveEvents(message);
    }
    this.releaseAnswers();
  }

  private receiveEvents(told: PublishedEvents): void {
    const isFirst = this.position.epoch === 0;
    const { epoch } = this.position;
    const following = this.position.take(told);
    if (told.epoch < this.position.epoch) return;
    this.lastMessageAt = performance.now();
    this.marketNow = told.marketNow;
    if (following === 'next') {
      for (const event of told.events) for (const listener of this.listeners) listener(event);
    }
    if (following !== 'gap' || isFirst) return;
    this.isCatchingUp = true;
    this.onGap();
    // A new leader knows only the requests that were sent to it.
    if (told.epoch !== epoch) this.resend(({ sentAt }) => sentAt !== null);
  }

  private releaseAnswers(): void {
    const held = this.heldAnswers;
    this.heldAnswers = [];
    for (const each of held) {
      if (each.epoch < this.position.epoch) continue;
      if (each.epoch > this.position.epoch || each.after > this.position.number) {
        this.heldAnswers.push(each);
        continue;
      }
      const later = each.answers.filter((answered) => !this.settle(answered));
      if (later.length > 0) this.heldAnswers.push({ ...each, answers: later });
    }
  }

  /** False: the answer waits until the gap is closed. Questions pass, because closing the gap needs them. */
  private settle(answered: RequestOutcome): boolean {
    const waiting = this.pendingRequests.get(answered.id);
    if (!waiting) return true;
    if (this.isCatchingUp && waiting.call !== 'ask') return false;
    this.pendingRequests.delete(answered.id);
    if ('fault' in answered) waiting.reject(new Error(answered.fault));
    else waiting.resolve(answered.answer as never);
    return true;
  }
}
