import { type Redis, ReplyError } from 'ioredis';
import { connectRedis } from '../../platform/redis/connect.js';
import type { Engine } from '../engine.js';
import type { Command, EngineEvent, Question } from '../protocol.js';
import { MessageCodec } from './message-codec.js';
import {
  type Answered,
  type Answers,
  answersOf,
  COMMANDS,
  type Entry,
  EVENTS,
  FIELD,
  HEAD,
  type Request,
  type Requests,
  type Told,
} from './messages.js';
import { StreamReader } from './stream-reader.js';

/** How often gateways hear that the engine lives, ms. */
const BEAT = 250;
/** Messages that are kept for gateways that were away for a moment. */
const MOST_TOLD = 4_000;
const MOST_ANSWERS = 4_000;
/** What is meant for a gateway that is gone is removed after so long, ms. */
const KEPT = 60_000;
/** Answers that are remembered for gateways that ask again. */
const MOST_REMEMBERED = 20_000;
/** For so long the outcome of a command is found by its id, ms. */
const OUTCOME_LIFETIME = 15 * 60_000;
const FORGET_EVERY = 30_000;

const NOTHING: Requests = { gateway: '', requests: [] };

/** Keeps the newest leader's place: one that was overtaken and does not know it yet changes nothing. */
const SET_HEAD = `local held = redis.call('GET', KEYS[1])
if held and tonumber(string.match(held, '^%d+')) > tonumber(ARGV[1]) then return 0 end
redis.call('SET', KEYS[1], ARGV[1] .. ':' .. ARGV[2])
return 1`;

export interface EngineServerOptions {
  readonly redisUrl: string;
  /** Of the secrets that all processes of the installation share. */
  readonly encryptionKey: Buffer;
  readonly engine: Engine;
  /** The market clock where recorded ticks drive it; null: it is the wall clock. */
  readonly marketNow: () => number | null;
  readonly onError: (error: unknown) => void;
}

/**
 * The engine's side of the boundary over Redis. What is read together goes into the lane in one turn, so that many gateways
 * share a commit; what happened is told before what it was caused by is answered. Nothing that stands in Redis is needed:
 * whoever misses something asks again, and what was done is found by its id.
 */
export class EngineServer {
  private readonly redis: Redis;
  private readonly codec: MessageCodec;
  private readonly reader: StreamReader;
  private readonly inFlight = new Set<string>();
  private readonly remembered = new Map<string, Answered>();
  private untold: EngineEvent[] = [];
  private unanswered = new Map<string, Answered[]>();
  private number = 0;
  private isScheduled = false;
  private isClosing = false;
  private toldAt = 0;
  /** How often Redis has taken what was told. */
  private tellings = 0;
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly stopListening: () => void;

  constructor(private readonly options: EngineServerOptions) {
    const { redisUrl: url, encryptionKey, engine, onError } = options;
    this.redis = connectRedis(url, onError);
    this.codec = new MessageCodec(encryptionKey, onError);
    this.reader = new StreamReader({
      ...{ url, streams: [COMMANDS], onError },
      take: (entries) => this.take(entries),
      onReturn: () => this.schedule(),
    });
    this.stopListening = engine.subscribe((event) => {
      this.untold.push(event);
      this.schedule();
    });
  }

  /** From here on gateways are heard. What they sent to an earlier leader they send again. */
  async start(): Promise<void> {
    await this.reader.start();
    this.timers.push(setInterval(() => this.beat(), BEAT));
    this.timers.push(setInterval(() => void this.forget(), FORGET_EVERY));
    this.schedule();
  }

  /** How often Redis has taken what was told: while it is in reach that rises with every beat. */
  get taken(): number {
    return this.tellings;
  }

  /** Takes nothing more; what is in hand is still answered. */
  async stopTaking(): Promise<void> {
    this.isClosing = true;
    for (const timer of this.timers) clearInterval(timer);
    await this.reader.close();
  }

  /** Tells the last, once the engine has stopped. */
  async close(): Promise<void> {
    this.stopListening();
    await this.flush();
    this.redis.disconnect();
  }

  private take(entries: readonly Entry[]): void {
    const now = Date.now();
    const again: { gateway: string; request: Request }[] = [];
    for (const { bytes } of entries) {
      const { gateway, requests } = this.codec.decode<Requests>(COMMANDS, bytes) ?? NOTHING;
      for (const request of requests) {
        if (request.until < now || this.inFlight.has(request.id)) continue;
        const earlier = this.remembered.get(request.id);
        if (earlier) {
          this.answer(gateway, earlier);
          continue;
        }
        this.inFlight.add(request.id);
        if (request.isAgain && request.call === 'submit') again.push({ gateway, request });
        else void this.do(gateway, request);
      }
    }
    if (again.length > 0) void this.doUnlessDone(again);
  }

  /** What another leader may have done, or this one before its answer was lost. */
  private async doUnlessDone(again: readonly { gateway: string; request: Request }[]): Promise<void> {
    try {
      const done = await this.options.engine.outcomesOf(again.map(({ request: { id } }) => id));
      for (const { gateway, request } of again) {
        const answer = done.get(request.id);
        if (answer === undefined) void this.do(gateway, request);
        else this.finish(gateway, request, { id: request.id, answer });
      }
    } catch (error) {
      // It is asked for once more: nothing is known of it here.
      for (const { request } of again) this.inFlight.delete(request.id);
      this.options.onError(error);
    }
  }

  private async do(gateway: string, request: Request): Promise<void> {
    const { id } = request;
    try {
      this.finish(gateway, request, { id, answer: await this.call(request) });
    } catch (error) {
      // Whoever leads next does it, and says what it came to.
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

  private finish(gateway: string, { id, call }: Request, answered: Answered): void {
    this.inFlight.delete(id);
    if (call === 'submit') this.remember(answered);
    this.answer(gateway, answered);
  }

  private remember(answered: Answered): void {
    this.remembered.set(answered.id, answered);
    if (this.remembered.size <= MOST_REMEMBERED) return;
    const oldest = this.remembered.keys().next();
    if (!oldest.done) this.remembered.delete(oldest.value);
  }

  private answer(gateway: string, answered: Answered): void {
    const mine = this.unanswered.get(gateway);
    if (mine) mine.push(answered);
    else this.unanswered.set(gateway, [answered]);
    this.schedule();
  }

  private beat(): void {
    if (performance.now() - this.toldAt >= BEAT) this.schedule();
  }

  /** What happens in one turn of the event loop goes out together. */
  private schedule(): void {
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
    const [events, unanswered] = [this.untold, this.unanswered];
    [this.untold, this.unanswered] = [[], new Map()];
    if (events.length > 0) this.number += 1;
    if (!(engine.isOpen || this.isClosing)) return;
    // Events that are not sent now are missing there, and are seen to be missing; answers are kept until they are.
    if (this.redis.status !== 'ready') return this.keep(unanswered);
    this.toldAt = performance.now();
    let isSent = false;
    try {
      const told: Told = { epoch, number: this.number, events, marketNow: marketNow() };
      const writes = this.redis.pipeline();
      writes.xadd(EVENTS, 'MAXLEN', '~', MOST_TOLD, '*', FIELD, this.codec.encode(EVENTS, told));
      writes.eval(SET_HEAD, 1, HEAD, epoch, this.number);
      for (const [gateway, answers] of unanswered) {
        const message: Answers = { epoch, after: this.number, answers };
        const stream = answersOf(gateway);
        writes.xadd(stream, 'MAXLEN', '~', MOST_ANSWERS, '*', FIELD, this.codec.encode(stream, message));
        writes.pexpire(stream, KEPT);
      }
      isSent = true;
      const results = await writes.exec();
      const failure = results?.find(([error]) => error)?.[0];
      if (failure) throw failure;
      this.tellings += 1;
    } catch (error) {
      if (!isSent || error instanceof ReplyError) return onError(error);
      // The connection was lost. Twice told is no harm: whoever has his answer waits for it no more.
      this.keep(unanswered);
    }
  }

  /** They go out with the next beat. As long as there is no Redis nothing more is asked, so that they are few. */
  private keep(unanswered: ReadonlyMap<string, readonly Answered[]>): void {
    for (const [gateway, answers] of unanswered)
      this.unanswered.set(gateway, [...answers, ...(this.unanswered.get(gateway) ?? [])]);
  }

  private async forget(): Promise<void> {
    try {
      while (!this.isClosing && (await this.options.engine.forgetSent(Date.now() - OUTCOME_LIFETIME)));
    } catch (error) {
      if (this.options.engine.isOpen) this.options.onError(error);
    }
  }
}
