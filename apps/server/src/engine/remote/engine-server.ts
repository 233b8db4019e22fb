import { type Redis, ReplyError } from 'ioredis';
import { connectRedis } from '../../platform/redis/connect.js';
import type { Engine } from '../engine.js';
import type { Command, EngineEvent, Question } from '../protocol.js';
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
  type Requests,
} from './messages.js';
import { StreamReader } from './stream-reader.js';

/** Heartbeat interval, ms. */
const HEARTBEAT_INTERVAL = 250;
/** Maximum messages kept for gateways that were briefly disconnected. */
const MAX_STREAM_LENGTH = 4_000;
const MAX_ANSWERS = 4_000;
/** Expiry of an answer stream whose gateway is gone, ms. */
const ANSWERS_EXPIRY = 60_000;
/** Answers cached for gateways that ask again. */
const MAX_REMEMBERED = 20_000;
/** Lifetime of a command's outcome, by its id, ms. */
const OUTCOME_LIFETIME = 15 * 60_000;
const CLEANUP_INTERVAL = 30_000;

const NO_REQUESTS: Requests = { gateway: '', requests: [] };

/** Keeps the newest leader's position: a former leader that does not yet know it was replaced changes nothing. */
const SET_HEAD = `local held = redis.call('GET', KEYS[1])
if held and tonumber(string.match(held, '^%d+')) > tonumber(ARGV[1]) then return 0 end
redis.call('SET', KEYS[1], ARGV[1] .. ':' .. ARGV[2])
return 1`;

export interface EngineServerOptions {
  readonly redisUrl: string;
  /** Derived from the secrets that all processes of the installation share. */
  readonly encryptionKey: Buffer;
  readonly engine: Engine;
  /** The market clock if recorded ticks drive it; null: it is the wall clock. */
  readonly marketNow: () => number | null;
  readonly onError: (error: unknown) => void;
}

/**
 * The engine's side of the boundary over Redis. Requests read together enter the lane in one turn, so that many
 * gateways share a commit. Events are published before the answers to the commands that caused them. Nothing in Redis
 * is essential: a gateway that misses something asks again, and outcomes are found by command id.
 */
export class EngineServer {
  private readonly redis: Redis;
  private readonly codec: MessageCodec;
  private readonly reader: StreamReader;
  private readonly inFlight = new Set<string>();
  private readonly outcomeCache = new Map<string, RequestOutcome>();
  private pendingEvents: EngineEvent[] = [];
  private pendingAnswers = new Map<string, RequestOutcome[]>();
  private messageNumber = 0;
  private isScheduled = false;
  private isClosing = false;
  private lastFlushAt = 0;
  /** Number of messages that Redis has accepted. */
  private acceptedCount = 0;
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly stopListening: () => void;

  constructor(private readonly options: EngineServerOptions) {
    const { redisUrl: url, encryptionKey, engine, onError } = options;
    this.redis = connectRedis(url, onError);
    this.codec = new MessageCodec(encryptionKey, onError);
    this.reader = new StreamReader({
      ...{ url, streams: [COMMANDS], onError },
      take: (entries) => this.receive(entries),
      onReturn: () => this.scheduleFlush(),
    });
    this.stopListening = engine.subscribe((event) => {
      this.pendingEvents.push(event);
      this.scheduleFlush();
    });
  }

  /** Starts serving gateways. Whatever they sent to an earlier leader, they send again. */
  async start(): Promise<void> {
    await this.reader.start();
    this.timers.push(setInterval(() => this.scheduleHeartbeat(), HEARTBEAT_INTERVAL));
    this.timers.push(setInterval(() => void this.deleteExpiredOutcomes(), CLEANUP_INTERVAL));
    this.scheduleFlush();
  }

  /** Number of messages that Redis has accepted; it rises with every heartbeat while Redis is reachable. */
  get taken(): number {
    return this.acceptedCount;
  }

  /** Accepts nothing more; requests in progress are still answered. */
  async stopTaking(): Promise<void> {
    this.isClosing = true;
    for (const timer of this.timers) clearInterval(timer);
    await this.reader.close();
  }

  /** Publishes the last messages, once the engine has stopped. */
  async close(): Promise<void> {
    this.stopListening();
    await this.flush();
    this.redis.disconnect();
  }

  private receive(entries: readonly Entry[]): void {
    const now = Date.now();
    const again: { gateway: string; request: Request }[] = [];
    for (const { bytes } of entries) {
      const { gateway, requests } = this.codec.decode<Requests>(COMMANDS, bytes) ?? NO_REQUESTS;
      for (const request of requests) {
        if (request.until < now || this.inFlight.has(request.id)) continue;
        const earlier = this.outcomeCache.get(request.id);
        if (earlier) {
          this.queueAnswer(gateway, earlier);
          continue;
        }
        this.inFlight.add(request.id);
        if (request.isAgain && request.call === 'submit') again.push({ gateway, request });
        else void this.handle(gateway, request);
      }
    }
    if (again.length > 0) void this.handleResent(again);
  }

  /**
   * Executes resent commands, except those that another leader, or this one before its answer was lost, has executed.
   */
  private async handleResent(again: readonly { gateway: string; request: Request }[]): Promise<void> {
    try {
      const done = await this.options.engine.outcomesOf(again.map(({ request: { id } }) => id));
      for (const { gateway, request } of again) {
        const answer = done.get(request.id);
        if (answer === undefined) void this.handle(gateway, request);
        else this.finish(gateway, request, { id: request.id, answer });
      }
    } catch (error) {
      // Nothing is known about them here; the gateways ask again.
      for (const { request } of again) this.inFlight.delete(request.id);
      this.options.onError(error);
    }
  }

  private async handle(gateway: string, request: Request): Promise<void> {
    const { id } = request;
    try {
      this.finish(gateway, request, { id, answer: await this.call(request) });
    } catch (error) {
      // If this engine has stopped, the next leader executes it and reports its outcome.
      if (this.options.engine.isOpen) this.finish(gateway, request, { id, fault: (error as Error).message });
      else this.inFlight.delete(id);
    }
  }

  private call({ call, given, id }: Request): Promise<unknown> {
    const { engine } = this.options;
    switch (call) {
      case 'submit':
        return engine.submit({ ...(given[0] as Command), sending: { id, at: Date.now() } });
      case 'first':
        return engine.first(given[0] as Command['kind'], given[1] as Command['idempotency']);
      case 'ask':
        return engine.ask(given[0] as Question);
    }
  }

  private finish(gateway: string, { id, call }: Request, answered: RequestOutcome): void {
    this.inFlight.delete(id);
    if (call === 'submit') this.cacheOutcome(answered);
    this.queueAnswer(gateway, answered);
  }

  private cacheOutcome(answered: RequestOutcome): void {
    this.outcomeCache.set(answered.id, answered);
    if (this.outcomeCache.size <= MAX_REMEMBERED) return;
    const oldest = this.outcomeCache.keys().next();
    if (!oldest.done) this.outcomeCache.delete(oldest.value);
  }

  private queueAnswer(gateway: string, answered: RequestOutcome): void {
    const mine = this.pendingAnswers.get(gateway);
    if (mine) mine.push(answered);
    else this.pendingAnswers.set(gateway, [answered]);
    this.scheduleFlush();
  }

  private scheduleHeartbeat(): void {
    if (performance.now() - this.lastFlushAt >= HEARTBEAT_INTERVAL) this.scheduleFlush();
  }

  /** Everything from one event-loop turn goes out together. */
  private scheduleFlush(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      void this.flush();
    });
  }

  private async flush(): Promise<void> {
    const { engine, marketNow, onError } = this.options;
    const { epoch } = engine;
    const [events, unanswered] = [this.pendingEvents, this.pendingAnswers];
    [this.pendingEvents, this.pendingAnswers] = [[], new Map()];
    if (events.length > 0) this.messageNumber += 1;
    if (!(engine.isOpen || this.isClosing)) return;
    // Gateways detect the missing events by number; answers are kept for later.
    if (this.redis.status !== 'ready') return this.requeueAnswers(unanswered);
    this.lastFlushAt = performance.now();
    let isSent = false;
    try {
      const told: PublishedEvents = { epoch, number: this.messageNumber, events, marketNow: marketNow() };
      const writes = this.redis.pipeline();
      writes.xadd(EVENTS, 'MAXLEN', '~', MAX_STREAM_LENGTH, '*', FIELD, this.codec.encode(EVENTS, told));
      writes.eval(SET_HEAD, 1, HEAD, epoch, this.messageNumber);
      for (const [gateway, answers] of unanswered) {
        const message: Answers = { epoch, after: this.messageNumber, answers };
        const stream = answerStreamOf(gateway);
        writes.xadd(stream, 'MAXLEN', '~', MAX_ANSWERS, '*', FIELD, this.codec.encode(stream, message));
        writes.pexpire(stream, ANSWERS_EXPIRY);
      }
      isSent = true;
      const results = await writes.exec();
      const failure = results?.find(([error]) => error)?.[0];
      if (failure) throw failure;
      this.acceptedCount += 1;
    } catch (error) {
      if (!isSent || error instanceof ReplyError) return onError(error);
      // The connection was lost. A duplicate answer is harmless: the gateway ignores ids it no longer waits for.
      this.requeueAnswers(unanswered);
    }
  }

  /** They go out with the next heartbeat. Without Redis no new requests arrive, so there are few. */
  private requeueAnswers(unanswered: ReadonlyMap<string, readonly RequestOutcome[]>): void {
    for (const [gateway, answers] of unanswered)
      this.pendingAnswers.set(gateway, [...answers, ...(this.pendingAnswers.get(gateway) ?? [])]);
  }

  private async deleteExpiredOutcomes(): Promise<void> {
    try {
      while (!this.isClosing && (await this.options.engine.forgetSent(Date.now() - OUTCOME_LIFETIME)));
    } catch (error) {
      if (this.options.engine.isOpen) this.options.onError(error);
    }
  }
}
