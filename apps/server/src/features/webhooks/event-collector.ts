import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { untypedQueries } from '../../platform/database/queries.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { RUNS_JOBS } from '../../platform/jobs.js';
import { SharedStore } from '../../platform/shared-store/shared-store.js';
import { queuesOf } from '../desk/changed-queues.js';
import { type HouseEvent, HouseEvents } from '../desk/house-events.js';
import { operators } from '../operators/operator.table.js';
import { OperatorRoles } from '../operators/operator-roles.js';
import { hasPermission, type Resource } from '../operators/role-matrix.js';
import {
  type EventDelivery,
  eventDeliveries,
  eventMails,
  houseEvents,
  type NotedEvent,
  webhooks,
} from './webhook.table.js';

/** Polling interval for events, ms; immediate if the engine reports a changed queue. */
const POLL_INTERVAL = 5_000;
const DEBOUNCE_DELAY = 250;
/** Maximum age of a reported event, ms: after a longer outage, operators find them in their lists. */
const MAX_EVENT_AGE = 24 * 3_600_000;
/** Overlap with the previous poll, ms: the clocks of two processes differ. */
const OVERLAP = 60_000;
const KEYS_PER_QUERY = 500;

/** Subscriber to events. */
interface Subscriber {
  readonly way: EventDelivery['way'];
  readonly targetId: number;
  readonly events: ReadonlySet<string>;
  /** Earlier events are not reported. */
  readonly since: number;
  mayHear(resource: Resource): boolean;
}

interface Found extends HouseEvent {
  readonly event: string;
  readonly resource: Resource;
}

/** Finds events and creates a delivery for each subscriber, both in one commit. */
@Injectable()
export class EventCollector implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('events');
  private readonly timers: NodeJS.Timeout[] = [];
  private lastCollectedAt = 0;
  private isRunning = false;
  private isRunRequested = false;
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly numbers: RowNumbers,
    private readonly shared: SharedStore,
    private readonly events: HouseEvents,
    private readonly roles: OperatorRoles,
    @Inject(RUNS_JOBS) private readonly runsJobs: boolean,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.runsJobs) return;
    this.stopListening = this.engine.subscribe((event) => {
      if (queuesOf(event).length > 0) this.isRunRequested = true;
    });
    this.timers.push(setInterval(() => void this.poll(), POLL_INTERVAL).unref());
    this.timers.push(setInterval(() => void (this.isRunRequested && this.poll()), DEBOUNCE_DELAY).unref());
  }

  onModuleDestroy(): void {
    this.stopListening();
    for (const timer of this.timers) clearInterval(timer);
  }

  private async poll(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    this.isRunRequested = false;
    try {
      await this.shared.inTurn('events', () => this.collect());
    } catch (error) {
      this.log.error(`webhook events could not be collected, retrying: ${(error as Error).message}`);
    } finally {
      this.isRunning = false;
    }
  }

  private async collect(): Promise<void> {
    const begun = wallClock.now();
    const subscribers = await this.subscribers();
    const wanted = new Set(subscribers.flatMap(({ events }) => [...events]));
    const since = Math.max(this.lastCollectedAt - OVERLAP, begun - MAX_EVENT_AGE);
    const found: Found[] = [];
    for (const { event, resource, find } of this.events.sources()) {
      if (!wanted.has(event)) continue;
      for (const each of await find(since)) found.push({ ...each, event, resource });
    }
    for (const each of await this.filterNew(found)) await this.recordEvent(each, subscribers);
    this.lastCollectedAt = begun;
  }

  private async subscribers(): Promise<readonly Subscriber[]> {
    const [hooks, mails, people] = await Promise.all([
      this.reader.select(webhooks, 'WHERE is_enabled = 1 ORDER BY id'),
      this.reader.select(eventMails, 'ORDER BY id'),
      this.reader.select(operators, 'WHERE is_active = 1'),
    ]);
    const places = await this.roles.ofAll(people);
    const heard = (id: number, resource: Resource): boolean => {
      const place = places.get(id);
      return place !== undefined && hasPermission(place, resource, 'read');
    };
    return [
      ...hooks.map((hook) => ({
        ...{
          way: 'webhook' as const,
          targetId: hook.id,
          events: new Set(hook.events),
          since: hook.createdAt,
        },
        mayHear: () => true,
      })),
      ...mails.map((choice) => ({
        ...{ way: 'mail' as const, targetId: choice.id, events: new Set(choice.events) },
        ...{ since: choice.chosenAt, mayHear: (resource: Resource) => heard(choice.id, resource) },
      })),
    ];
  }

  /** Events not recorded yet. */
  private async filterNew(found: readonly Found[]): Promise<readonly Found[]> {
    const noted = new Set<string>();
    // A statement has a limited number of parameters.
    for (let at = 0; at < found.length; at += KEYS_PER_QUERY) {
      const keys = found.slice(at, at + KEYS_PER_QUERY).map(({ key }) => key);
      const known = await this.reader.ask(
        untypedQueries.selectFrom(houseEvents.name).select('event_key').where('event_key', 'in', keys),
      );
      for (const { event_key: key } of known) noted.add(String(key));
    }
    return found.filter(({ key }) => !noted.has(key));
  }

  private async recordEvent(
    { key, at, facts, event, resource }: Found,
    all: readonly Subscriber[],
  ): Promise<void> {
    const told = all.filter(
      ({ events, since, mayHear }) => events.has(event) && at >= since && mayHear(resource),
    );
    if (told.length === 0) return;
    const now = wallClock.now();
    const id = await this.numbers.next(houseEvents);
    const noted: NotedEvent = { id, eventKey: key, event, at, facts, foundAt: now };
    const rows: RowWrite[] = [{ op: 'insert', table: houseEvents.name, row: noted }];
    for (const { way, targetId } of told) {
      const row: EventDelivery = {
        ...{ id: await this.numbers.next(eventDeliveries), eventId: id, event, way, targetId },
        ...{ state: 'waiting', tries: 0, attempts: [], nextAt: now, createdAt: now },
      };
      rows.push({ op: 'insert', table: eventDeliveries.name, row });
    }
    await this.engine.submit({ kind: 'rows.record', actor: SYSTEM, rows });
  }
}
