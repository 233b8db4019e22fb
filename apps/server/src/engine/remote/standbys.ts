import { hostname } from 'node:os';
import type { Redis } from 'ioredis';
import type { StandbyReport, StandbyStatus } from '../../platform/process-role.js';
import { connectRedis } from '../../platform/redis/connect.js';
import { MessageCodec } from './message-codec.js';
import { FIELD, STANDBYS, type StandbyMessage } from './messages.js';

/** Interval at which a standby reports its status, ms. */
const REPORT_INTERVAL = 1_000;
/** Lifetime of a report, ms: an engine that is gone sends no more. */
const REPORT_LIFETIME = 10_000;
/**
 * Consecutive beats that Redis answered before it counts as reachable; a leader that was cut off as well recovers
 * first.
 */
const STEADY_BEATS = 3;
/** Maximum messages kept and read: ten seconds of two dozen engines. */
const MAX_STREAM_LENGTH = 250;

export interface StandbyReporterOptions {
  readonly redisUrl: string;
  /** Derived from the secrets that all processes of the installation share. */
  readonly encryptionKey: Buffer;
  readonly onError: (error: unknown) => void;
  /** Called with each beat: whether it could lead, that is, it follows and has reached Redis for a while. */
  readonly onReady: (isReady: boolean) => void;
}

/** Reports this standby's status to gateways, for operators to see, and whether it could lead. */
export class StandbyReporter {
  private readonly name = `${hostname()}/${process.pid}`;
  private readonly redis: Redis;
  private readonly codec: MessageCodec;
  private readonly timer: NodeJS.Timeout;
  private status: StandbyStatus | null = null;
  /** Consecutive beats that Redis answered. */
  private answeredBeats = 0;
  private isAnswered = false;

  constructor(private readonly options: StandbyReporterOptions) {
    const { redisUrl, encryptionKey, onError } = options;
    this.redis = connectRedis(redisUrl, onError);
    this.codec = new MessageCodec(encryptionKey, onError);
    this.timer = setInterval(() => void this.report(), REPORT_INTERVAL);
  }

  /** Sets the status to report from now on. */
  note(standing: StandbyStatus): void {
    this.status = standing;
  }

  /** Reports that it is no longer a standby. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    const hasTold = this.status !== null;
    this.status = null;
    if (hasTold) await this.write();
    this.redis.disconnect();
  }

  private async report(): Promise<void> {
    this.answeredBeats = this.isAnswered ? this.answeredBeats + 1 : 0;
    this.isAnswered = false;
    this.options.onReady(this.status?.state === 'following' && this.answeredBeats >= STEADY_BEATS);
    if (this.status) await this.write();
  }

  private async write(): Promise<void> {
    const told: StandbyMessage = { name: this.name, at: Date.now(), standing: this.status };
    const message = this.codec.encode(STANDBYS, told);
    try {
      await this.redis.xadd(STANDBYS, 'MAXLEN', '~', MAX_STREAM_LENGTH, '*', FIELD, message);
      this.isAnswered = true;
    } catch {
      // The next beat reports again.
    }
  }
}

/** The standbys, each by its latest report. */
export async function readStandbys(redis: Redis, codec: MessageCodec, now: number): Promise<StandbyReport[]> {
  const entries = await redis.xrevrangeBuffer(STANDBYS, '+', '-', 'COUNT', MAX_STREAM_LENGTH);
  const latest = new Map<string, StandbyMessage>();
  for (const [, [, bytes]] of entries) {
    const told = bytes && codec.decode<StandbyMessage>(STANDBYS, bytes);
    if (told && !latest.has(told.name)) latest.set(told.name, told);
  }
  return [...latest.values()]
    .flatMap(({ name, at, standing }) =>
      standing && at > now - REPORT_LIFETIME ? [{ name, at, standing }] : [],
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
