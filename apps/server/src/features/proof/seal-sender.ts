import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { Seal } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import { type SealRow, seals } from '../../engine/products/seals/tables/seal.table.js';
import { SYSTEM } from '../../engine/protocol.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { PublicPost } from '../../platform/http/public-post.js';
import { SEAL_WEBHOOK } from '../../platform/http/seal-webhook.js';
import { RUNS_JOBS } from '../../platform/jobs.js';
import { TransportWatch } from '../../platform/metrics/transport-watch.js';
import { PermanentError } from '../../platform/retry/with-retries.js';
import { SharedStore } from '../../platform/shared-store/shared-store.js';
import { sealDeliveries } from './seal-delivery.table.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Backoff after consecutive failures, ms; the last value repeats. */
const BACKOFF: readonly number[] = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  60 * MINUTE,
];

/**
 * Posts the hash of each sealed day to an external recipient, in order, and retries each until it is accepted: the
 * recipient can later prove that a day was rewritten. The first delivery starts with the newest seal only.
 */
@Injectable()
export class SealSender implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('seals');
  private readonly publicPost: PublicPost;
  private timer: NodeJS.Timeout | undefined;
  private stopListening: () => void = () => undefined;
  private isRunning = false;
  /** A day was sealed during the current run. */
  private needsRerun = false;
  private failures = 0;
  /** First seal tried, while none has been accepted yet. */
  private firstAttempted: number | null = null;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly transportWatch: TransportWatch,
    private readonly shared: SharedStore,
    @Inject(SEAL_WEBHOOK) private readonly url: string | null,
    @Inject(RUNS_JOBS) private readonly runsJobs: boolean,
  ) {
    // The address comes from the server's operator, so it may be in a private network.
    this.publicPost = new PublicPost(url === null ? [] : [new URL(url).origin]);
  }

  onApplicationBootstrap(): void {
    if (!this.runsJobs || this.url === null) return;
    this.stopListening = this.engine.subscribe(({ type }) => {
      // Even before the next retry is due: a recipient that is back gets the new day at once.
      if (type === 'day.sealed') void this.deliver();
    });
    void this.deliver();
  }

  onModuleDestroy(): void {
    this.stopListening();
    this.stopListening = () => undefined;
    clearTimeout(this.timer);
  }

  private async deliver(): Promise<void> {
    if (this.url === null) return;
    this.needsRerun = this.isRunning;
    if (this.isRunning) return;
    this.isRunning = true;
    clearTimeout(this.timer);
    const { url } = this;
    try {
      await this.shared.inTurn('seal deliveries', async () => {
        for (let seal = await this.findNext(); seal; seal = await this.findNext()) await this.send(url, seal);
      });
      this.failures = 0;
    } catch (error) {
      const wait = BACKOFF[Math.min(this.failures++, BACKOFF.length - 1)] ?? MINUTE;
      const { code, message } = error as { code?: unknown; message?: string };
      this.log.warn(`a seal was not sent, retry in ${wait / SECOND} s: ${String(code ?? message)}`);
      this.timer = setTimeout(() => void this.deliver(), wait).unref();
    } finally {
      this.isRunning = false;
    }
    if (this.needsRerun) await this.deliver();
  }

  /** Next seal to send; null: all are delivered. */
  private async findNext(): Promise<SealRow | null> {
    const last = await this.reader.first(sealDeliveries, 'ORDER BY place DESC', []);
    const place = last ? last.place + 1 : this.firstAttempted;
    if (place !== null) return this.reader.first(seals, 'WHERE place = $1', [place]);
    const newest = await this.reader.first(seals, 'ORDER BY place DESC', []);
    this.firstAttempted = newest?.place ?? null;
    return newest;
  }

  private async send(url: string, { place, day, prev, hash, seal, publicKey }: SealRow): Promise<void> {
    const { signature } = JSON.parse(seal) as Seal;
    const body = JSON.stringify({ day, prev, hash, signature, public_key: publicKey });
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Truemark',
      // The same for each retry.
      'webhook-id': `seal_${day}`,
      'webhook-timestamp': Math.floor(wallClock.now() / SECOND),
    };
    await this.transportWatch.watched('seals', async () => {
      const { status } = await this.publicPost.post(url, headers, Buffer.from(body));
      if (status < 200 || status > 299) throw new PermanentError(`the receiver answered ${status}`);
    });
    const row = { place, day, deliveredAt: wallClock.now() };
    await this.engine.submit({
      ...{ kind: 'rows.record', actor: SYSTEM, rows: [{ op: 'insert', table: sealDeliveries.name, row }] },
    });
  }
}
