import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { EngineClient } from '../../engine/client.js';
import { SYSTEM } from '../../engine/protocol.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { PublicPost } from '../../platform/http/public-post.js';
import { RUNS_JOBS } from '../../platform/jobs.js';
import { TransportWatch } from '../../platform/metrics/transport-watch.js';
import { PermanentError } from '../../platform/retry/with-retries.js';
import { SharedStore } from '../../platform/shared-store/shared-store.js';
import { EventMailer } from './event-mailer.js';
import {
  type Attempt,
  type EventDelivery,
  eventDeliveries,
  houseEvents,
  type NotedEvent,
  type Webhook,
  webhooks,
} from './webhook.table.js';
import { bodyOf } from './webhook-body.js';
import { WebhookSecrets } from './webhook-secrets.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Backoff after each try, ms. The due time is stored with the delivery, so that a restart continues it. */
export const BACKOFF: readonly number[] = [
  ...[5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE],
  ...[2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR],
];
const EVERY = 500;
const MAX_AT_ONCE = 16;
const KEPT_ATTEMPTS = 20;
/** Stored bytes of a response. */
const KEPT_RESPONSE_BYTES = 500;

/** Delivers events to webhooks and operators, as soon as they are recorded, with retries. */
@Injectable()
export class EventSender implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('events');
  private timer: NodeJS.Timeout | undefined;
  private isRunning = false;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly publicPost: PublicPost,
    private readonly secrets: WebhookSecrets,
    private readonly transportWatch: TransportWatch,
    private readonly mailer: EventMailer,
    private readonly shared: SharedStore,
    @Inject(RUNS_JOBS) private readonly runsJobs: boolean,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.runsJobs) return;
    this.timer = setInterval(() => void this.poll(), EVERY).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async poll(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      await this.shared.inTurn('event deliveries', async () => {
        await this.deliverDue();
        await this.mailer.send();
      });
    } catch (error) {
      this.log.error(`webhook deliveries could not be read, retrying: ${(error as Error).message}`);
    } finally {
      this.isRunning = false;
    }
  }

  private async deliverDue(): Promise<void> {
    const due = await this.reader.select(
      eventDeliveries,
      `WHERE state = 'waiting' AND next_at <= $1 AND way = 'webhook' ORDER BY next_at, id LIMIT $2`,
      [wallClock.now(), MAX_AT_ONCE],
    );
    if (due.length === 0) return;
    const numbers = (of: (each: EventDelivery) => number): number[] => due.map(of);
    const [hooks, events] = await Promise.all([
      rowsIn(
        this.reader,
        webhooks,
        'id',
        numbers(({ targetId }) => targetId),
      ),
      rowsIn(
        this.reader,
        houseEvents,
        'id',
        numbers(({ eventId }) => eventId),
      ),
    ]);
    const hookOf = new Map(hooks.map((each) => [each.id, each]));
    const eventOf = new Map(events.map((each) => [each.id, each]));
    await Promise.all(
      due.map((each) => this.deliver(each, hookOf.get(each.targetId), eventOf.get(each.eventId))),
    );
  }

  /** Nothing is delivered to a webhook that was disabled or removed. */
  private async deliver(delivery: EventDelivery, hook?: Webhook, event?: NotedEvent): Promise<void> {
    if (!hook?.isEnabled || !event) return this.saveResult({ ...delivery, state: 'failed', nextAt: null });
    const begun = wallClock.now();
    const { status, answer, isDone } = await this.attempt(hook, event);
    const attempt: Attempt = {
      ...{
        at_ms: begun,
        status,
        answer: answer.slice(0, KEPT_RESPONSE_BYTES),
        took_ms: wallClock.now() - begun,
      },
    };
    const wait = BACKOFF[delivery.tries];
    const attempts = [attempt, ...delivery.attempts].slice(0, KEPT_ATTEMPTS);
    const after = { ...delivery, tries: delivery.tries + 1, attempts };
    if (isDone) return this.saveResult({ ...after, state: 'delivered', nextAt: null });
    if (wait === undefined) return this.saveResult({ ...after, state: 'failed', nextAt: null });
    return this.saveResult({ ...after, nextAt: wallClock.now() + wait });
  }

  private async attempt(
    hook: Webhook,
    event: NotedEvent,
  ): Promise<{ readonly status: number | null; readonly answer: string; readonly isDone: boolean }> {
    const body = bodyOf(event);
    const id = `event_${event.id}`;
    const at = new Date(wallClock.now());
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Truemark',
      'webhook-id': id,
      'webhook-timestamp': Math.floor(at.getTime() / SECOND),
      'webhook-signature': new StandardWebhook(this.secrets.of(hook)).sign(id, at, body),
    };
    let answered: { readonly status: number; readonly text: string } | null = null;
    try {
      await this.transportWatch.watched('webhooks', async () => {
        answered = await this.publicPost.post(hook.url, headers, Buffer.from(body), KEPT_RESPONSE_BYTES);
        const { status } = answered;
        if (status < 200 || status > 299) throw new PermanentError(`the receiver answered ${status}`);
      });
      return { ...responseText(answered), isDone: true };
    } catch (error) {
      if (answered !== null) return { ...responseText(answered), isDone: false };
      const { code, message } = error as { code?: unknown; message?: string };
      return { status: null, answer: String(code ?? message), isDone: false };
    }
  }

  private async saveResult({ id, state, tries, attempts, nextAt }: EventDelivery): Promise<void> {
    const row = { id, state, tries, attempts, nextAt };
    await this.engine.submit({
      ...{ kind: 'rows.record', actor: SYSTEM, rows: [{ op: 'patch', table: eventDeliveries.name, row }] },
    });
  }
}

const responseText = (
  answered: { status: number; text: string } | null,
): { status: number | null; answer: string } => ({
  status: answered?.status ?? null,
  answer: answered?.text ?? '',
});
