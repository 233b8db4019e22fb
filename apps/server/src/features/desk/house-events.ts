import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { anyTable } from '../../platform/database/queries.js';
import { Reader } from '../../platform/database/reader.js';
import { snake } from '../../platform/database/table.js';
import type { Resource } from '../operators/role-matrix.js';
import { type WorkQueue, WorkQueues } from './work-queues.js';

/** Something that happened and that somebody may want to be told of. Names things by their numbers, and nobody. */
export interface HouseEvent {
  /** The same however often it is found: it is told once. */
  readonly key: string;
  /** Epoch ms. */
  readonly at: number;
  /** What leaves the house: numbers of rows, codes of symbols, counts. Never a name, an address or a sum of a customer's. */
  readonly facts: Readonly<Record<string, string | number>>;
}

export interface HouseEventSource {
  /** `<what>.<what happened>`. */
  readonly event: string;
  /** Who may read this may be told. */
  readonly resource: Resource;
  /** What happened after `since`, epoch ms; once more what was found before is no fault. */
  find(since: number): Promise<readonly HouseEvent[]>;
}

const HOUR = 3_600_000;
/** Rows of one queue that are told of at one look; the others at the next. */
const MOST = 500;

/** Of which events the house can tell. Each feature declares what is its own; what waits in a queue is told of every queue. */
@Injectable()
export class HouseEvents {
  private readonly declared: HouseEventSource[] = [];

  constructor(
    private readonly reader: Reader,
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

  private async newIn({ resource, table, waits, since }: WorkQueue, after: number): Promise<HouseEvent[]> {
    const rows = await this.reader.ask(
      anyTable
        .selectFrom(table.name)
        .select([sql.ref<number>(snake(table.key[0] ?? 'id')).as('id'), sql<number>`${since}`.as('since')])
        .where(waits())
        .where(sql<boolean>`${since} > ${after}`)
        .orderBy(sql`2`)
        .limit(MOST),
    );
    return rows.map((row) => {
      const [id, at] = [Number(row.id), Number(row.since)];
      return { key: `${resource}.waiting:${id}:${at}`, at, facts: { resource, id } };
    });
  }

  /** A queue whose oldest waits longer than was promised is told of once an hour. */
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
