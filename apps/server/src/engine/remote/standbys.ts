import { hostname } from 'node:os';
import type { Redis } from 'ioredis';
import { connectRedis } from '../../platform/redis/connect.js';
import type { StandsBy, ToldStandby } from '../../platform/standing.js';
import { MessageCodec } from './message-codec.js';
import { FIELD, STANDBYS, type StandbyTold } from './messages.js';

/** How often an engine tells how it stands by, ms. */
const BEAT = 1_000;
/** What was told counts for so long, ms: an engine that is gone tells nothing more. */
const LIFETIME = 10_000;
/** Beats in a row that Redis answered, after which it counts as in reach: a leader that was cut off with it comes back first. */
const STEADY = 3;
/** Messages that are kept, and looked at: those of ten seconds of two dozen engines. */
const MOST_TOLD = 250;

export interface StandbyTellerOptions {
  readonly redisUrl: string;
  /** Of the secrets that all processes of the installation share. */
  readonly encryptionKey: Buffer;
  readonly onError: (error: unknown) => void;
  /** Told with each beat whether it could lead: it follows, and has reached Redis for a while. */
  readonly onReady: (isReady: boolean) => void;
}

/** Tells gateways how this engine stands by, for operators to see, and whether it could lead. */
export class StandbyTeller {
  private readonly name = `${hostname()}/${process.pid}`;
  private readonly redis: Redis;
  private readonly codec: MessageCodec;
  private readonly timer: NodeJS.Timeout;
  private standing: StandsBy | null = null;
  /** Beats in a row that Redis answered. */
  private answered = 0;
  private isAnswered = false;

  constructor(private readonly options: StandbyTellerOptions) {
    const { redisUrl, encryptionKey, onError } = options;
    this.redis = connectRedis(redisUrl, onError);
    this.codec = new MessageCodec(encryptionKey, onError);
    this.timer = setInterval(() => void this.tell(), BEAT);
  }

  /** What it tells from now on. */
  note(standing: StandsBy): void {
    this.standing = standing;
  }

  /** It stands by no more. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    const hasTold = this.standing !== null;
    this.standing = null;
    if (hasTold) await this.write();
    this.redis.disconnect();
  }

  private async tell(): Promise<void> {
    this.answered = this.isAnswered ? this.answered + 1 : 0;
    this.isAnswered = false;
    this.options.onReady(this.standing?.state === 'following' && this.answered >= STEADY);
    if (this.standing) await this.write();
  }

  private async write(): Promise<void> {
    const told: StandbyTold = { name: this.name, at: Date.now(), standing: this.standing };
    const message = this.codec.encode(STANDBYS, told);
    try {
      await this.redis.xadd(STANDBYS, 'MAXLEN', '~', MOST_TOLD, '*', FIELD, message);
      this.isAnswered = true;
    } catch {
      // What cannot be told now is told with the next beat.
    }
  }
}

/** The engines that stand by, as each of them told last. */
export async function standbysIn(redis: Redis, codec: MessageCodec, now: number): Promise<ToldStandby[]> {
  const entries = await redis.xrevrangeBuffer(STANDBYS, '+', '-', 'COUNT', MOST_TOLD);
  const latest = new Map<string, StandbyTold>();
  for (const [, [, bytes]] of entries) {
    const told = bytes && codec.decode<StandbyTold>(STANDBYS, bytes);
    if (told && !latest.has(told.name)) latest.set(told.name, told);
  }
  return [...latest.values()]
    .flatMap(({ name, at, standing }) => (standing && at > now - LIFETIME ? [{ name, at, standing }] : []))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
