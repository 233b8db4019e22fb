import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { untypedQueries } from '../../platform/database/queries.js';
import { toSnakeCase } from '../../platform/database/table.js';
import type { Resource } from '../operators/role-matrix.js';
import { PAGE_ROWS, type Place, readInPages } from './read-in-pages.js';
import { type WorkQueue, WorkQueues } from './work-queues.js';

/** Event that subscribers may want to know about. It identifies things by number, and no persons. */
export interface HouseEvent {
  /** The same each time the event is found, so that it is reported once. */
  readonly key: string;
  /** Epoch ms. */
  readonly at: number;
  /**
   * Data that leaves the installation: row numbers, symbol codes, counts. Never a name, an address or a customer's sum.
   */
  readonly facts: Readonly<Record<string, string | number>>;
}

export interface HouseEventSource {
  /** `<subject>.<what happened>`. */
  readonly event: string;
  /** Permission required to receive it. */
  readonly resource: Resource;
  /** All events after `since`, epoch ms; repeating earlier ones is allowed. */
  find(since: number): Promise<readonly HouseEvent[]>;
}

const HOUR = 3_600_000;

/** Registry of event sources. Each feature declares its own; waiting items are reported for every queue. */
@Injectable()
export class HouseEvents {
  private readonly declared: HouseEventSource[] = [];

  constructor(
    private readonly reader: DatabaseReader,
    private readonly queues: WorkQueues,
  ) {
    this.declared.push({
      ...{ event: 'queues.late', resource: 'dashboard' },
      find: () => this.lateQueues(),
    });
  }

  declare(source: HouseEventSource): void {
    this.declared.push(source);
  }

  sources(): readonly HouseEventSource[] {
    const waiting = this.queues.all().map(
      (queue): HouseEventSource => ({
        ...{ event: `${queue.resource}.waiting`, resource: queue.resource },
        find: (since) => this.newIn(queue, since),
      }),
    );
    return [...waiting, ...this.declared];
  }

  private async newIn(queue: WorkQueue, since: number): Promise<HouseEvent[]> {
    const { resource } = queue;
    const rows = await readInPages(since, (after) => this.waitingIn(queue, after));
    return rows.map(({ id, at }) => ({
      key: `${resource}.waiting:${id}:${at}`,
      at,
      facts: { resource, id },
    }));
  }

  private async waitingIn({ table, waits, since }: WorkQueue, after: Place): Promise<Place[]> {
    const id = sql.ref<number>(toSnakeCase(table.key[0] ?? 'id'));
    const rows = await this.reader.ask(
      untypedQueries
        .selectFrom(table.name)
        .select([id.as('id'), sql<number>`${since}`.as('since')])
        .where(waits())
        .where(sql<boolean>`(${since}, ${id}) > (${after.at}, ${after.id})`)
        .orderBy(sql`2`)
        .orderBy(sql`1`)
        .limit(PAGE_ROWS),
    );
    return rows.map((row) => ({ id: Number(row.id), at: Number(row.since) }));
  }

  /** Reports a queue once an hour while its oldest item waits longer than promised. */
  private async lateQueues(): Promise<HouseEvent[]> {
    const now = Date.now();
    const standing = await this.queues.standing();
    return standing
      .filter(({ isLate }) => isLate)
      .map(({ resource, waiting, age }) => ({
        key: `queues.late:${resource}:${Math.floor(now / HOUR)}`,
        at: now,
        facts: { resource, waiting, oldest_waits_ms: age },
      }));
  }
}
