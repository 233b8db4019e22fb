import { Inject, Injectable } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { SYSTEM } from '../../engine/protocol.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { PUBLIC_ADDRESS } from '../../platform/http/public-address.js';
import { Transports } from '../../platform/mail/transports.js';
import { operators } from '../operators/operator.table.js';
import { type EventDelivery, eventDeliveries, houseEvents, type NotedEvent } from './webhook.table.js';

const MINUTE = 60_000;
/** Batching interval of event mails, ms: a busy hour causes only a few. */
const MAIL_BATCH_INTERVAL = 15_000;
/** Backoff after each try, ms. */
const BACKOFF: readonly number[] = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE];
/** Events listed in one mail; of the others it gives the count. */
const MAX_LISTED_EVENTS = 50;
const MOST = 500;

/** Mails operators their subscribed events, to their own address, all pending ones in one mail. */
@Injectable()
export class EventMailer {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly transports: Transports,
    @Inject(PUBLIC_ADDRESS) private readonly publicAddress: string | null,
  ) {}

  async send(): Promise<void> {
    const now = wallClock.now();
    const due = await this.reader.select(
      eventDeliveries,
      `WHERE state = 'waiting' AND next_at <= $1 AND way = 'mail' ORDER BY id LIMIT $2`,
      [now, MOST],
    );
    for (const operatorId of new Set(due.map(({ targetId }) => targetId))) {
      const waiting = due.filter(({ targetId }) => targetId === operatorId);
      if (waiting.some(({ createdAt }) => createdAt <= now - MAIL_BATCH_INTERVAL))
        await this.mailOperator(operatorId, waiting);
    }
  }

  private async mailOperator(operatorId: number, waiting: readonly EventDelivery[]): Promise<void> {
    const operator = await this.reader.first(operators, 'WHERE id = $1 AND is_active = 1', [operatorId]);
    const way = this.transports.email;
    if (!operator || !way) return this.saveResults(waiting, () => ({ state: 'failed', nextAt: null }));
    const events = await rowsIn(
      this.reader,
      houseEvents,
      'id',
      waiting.map(({ eventId }) => eventId),
    );
    try {
      await way.send({ to: operator.email, ...this.composeMail(events) });
    } catch {
      return this.saveResults(waiting, ({ tries }) => {
        const wait = BACKOFF[tries];
        return wait === undefined
          ? { state: 'failed', nextAt: null }
          : { state: 'waiting', nextAt: wallClock.now() + wait };
      });
    }
    return this.saveResults(waiting, () => ({ state: 'delivered', nextAt: null }));
  }

  private composeMail(events: readonly NotedEvent[]): { subject: string; text: string } {
    const lines = events.slice(0, MAX_LISTED_EVENTS).map(({ event, at, facts }) => {
      const what = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
      return `${new Date(at).toISOString()}  ${event}  ${what.join(', ')}`;
    });
    const rest = events.length - MAX_LISTED_EVENTS;
    const where = this.publicAddress === null ? '' : `\n\n${this.publicAddress}/admin`;
    const more = rest > 0 ? `\n… and ${rest} more` : '';
    const [only] = events;
    const subject = events.length === 1 && only ? only.event : `${events.length} events`;
    return {
      subject: `Truemark back office: ${subject}`,
      text: `${lines.join('\n')}${more}${where}\n\nYou chose to be told of this under "My sign-in". Times are GMT.`,
    };
  }

  private async saveResults(
    deliveries: readonly EventDelivery[],
    next: (delivery: EventDelivery) => Pick<EventDelivery, 'state' | 'nextAt'>,
  ): Promise<void> {
    const rows = deliveries.map((each) => ({
      ...{ op: 'patch' as const, table: eventDeliveries.name },
      row: { id: each.id, tries: each.tries + 1, ...next(each) },
    }));
    await this.engine.submit({ kind: 'rows.record', actor: SYSTEM, rows });
  }
}
