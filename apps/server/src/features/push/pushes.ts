import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { PushContent, PushSubscriptionKeys } from '@truemark/contracts';
import { languageOf } from '@truemark/i18n';
import { EngineClient } from '../../engine/client.js';
import { type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { Cipher } from '../../platform/auth/cipher.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RUNS_JOBS } from '../../platform/jobs.js';
import { GoneError, PushSender } from '../../platform/push/push-sender.js';
import { PermanentError, withRetries } from '../../platform/retry/with-retries.js';
import { sessions } from '../sessions/session.table.js';
import { type PushMapper, type PushNews, pushTellers } from './maps-pushes.js';
import { PushQueue } from './push-queue.js';
import { type PushSubscriptionRow, purposeOf, pushSubscriptions } from './subscription.table.js';

/** Maximum waiting news, and maximum waiting pushes to devices. */
const MAX_NEWS = 20_000;
const MAX_PUSHES = 20_000;
/** Pause before the single retry after a failure, ms. */
const RETRY_DELAYS: readonly number[] = [2_000];

/**
 * Pushes news to customers' devices. It only listens and never blocks others: a slow or dead push service delays its
 * own queue only, and what does not fit is dropped. The inbox is the reliable channel.
 */
@Injectable()
export class Pushes implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('push');
  private readonly logError = (error: unknown): void => this.log.error(error);
  private readonly newsQueue = new PushQueue(MAX_NEWS, this.logError);
  private readonly pushQueue = new PushQueue(MAX_PUSHES, this.logError);
  /** Customers with a device now or since the start: no others cause a database read. */
  private readonly subscribed = new Set<number>();
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly cipher: Cipher,
    private readonly sender: PushSender,
    private readonly discovery: DiscoveryService,
    @Inject(RUNS_JOBS) private readonly runsJobs: boolean,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.runsJobs) return;
    const tellers: readonly PushMapper[] = pushTellers(this.discovery);
    this.stopListening = this.engine.subscribe((event) => {
      if (event.type === 'rows.recorded') this.trackSubscriptions(event.rows);
      for (const each of tellers.flatMap((teller) => teller.newsOf(event))) {
        if (this.subscribed.has(each.customerId)) this.newsQueue.add(() => this.enqueuePushes(each));
      }
    });
    for (const { customerId } of await this.reader.select(pushSubscriptions)) this.subscribed.add(customerId);
  }

  beforeApplicationShutdown(): void {
    this.stopListening();
    this.newsQueue.stop();
    this.pushQueue.stop();
  }

  private trackSubscriptions(rows: readonly RowWrite[]): void {
    for (const { table, op, row } of rows) {
      if (table === pushSubscriptions.name && op === 'upsert')
        this.subscribed.add((row as PushSubscriptionRow).customerId);
    }
  }

  private async enqueuePushes(news: PushNews): Promise<void> {
    for (const row of await this.devicesOf(news)) this.pushQueue.add(() => this.push(row, news));
  }

  private async devicesOf({ customerId, kind }: PushNews): Promise<readonly PushSubscriptionRow[]> {
    const rows = await this.reader.select(pushSubscriptions, 'WHERE customer_id = $1', [customerId]);
    const wanted = rows.filter(({ kinds }) => kinds.split(',').includes(kind));
    if (wanted.length === 0) return [];
    const signedIn = await this.reader.select(
      sessions,
      `WHERE subject = 'customer' AND subject_id = $1 AND revoked_at IS NULL`,
      [customerId],
    );
    return wanted.filter(({ sessionId }) => signedIn.some(({ id }) => id === sessionId));
  }

  private async push(row: PushSubscriptionRow, { kind, url, tag, words }: PushNews): Promise<void> {
    const { id, lang, sealed, hidesAmounts } = row;
    const said = words(lang, hidesAmounts);
    const content: PushContent = { kind, ...said, url, tag, lang, dir: languageOf(lang).direction };
    const subscription = JSON.parse(this.cipher.decrypt(sealed, purposeOf(id))) as PushSubscriptionKeys;
    const isUrgent = kind === 'margin' || kind === 'alerts';
    const attempt = async (): Promise<boolean> => {
      try {
        await this.sender.send(subscription, JSON.stringify(content), isUrgent);
        return true;
      } catch (error) {
        if (error instanceof GoneError) return false;
        throw error;
      }
    };
    try {
      const isThere = await withRetries(
        attempt,
        RETRY_DELAYS,
        (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      );
      if (!isThere) await this.removeSubscription(row);
    } catch (error) {
      // The endpoint is not logged: whoever knows it can push to the device.
      const why = error instanceof PermanentError ? error.message : 'it was not reached';
      this.log.warn(`a push message was not accepted: ${why}`);
    }
  }

  private async removeSubscription({ id }: PushSubscriptionRow): Promise<void> {
    const rows = [{ op: 'remove', table: pushSubscriptions.name, row: { id } } as const];
    await this.engine.submit({ kind: 'rows.record', actor: SYSTEM, rows });
  }
}
