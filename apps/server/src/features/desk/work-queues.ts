import { Injectable } from '@nestjs/common';
import { type Expression, type SqlBool, sql } from 'kysely';
import { anyTable } from '../../platform/database/queries.js';
import { Reader } from '../../platform/database/reader.js';
import type { Resource } from '../operators/role-matrix.js';

/** A queue of work: rows that wait for an operator. */
export interface WorkQueue {
  readonly resource: Resource;
  readonly table: { readonly name: string; readonly key: readonly string[] };
  /** Which rows wait for the house, at this instant. */
  waits(): Expression<SqlBool>;
  /** Since when such a row waits, epoch ms. */
  readonly since: Expression<unknown>;
  /** How long one may wait by what was promised, ms; null: nothing was. */
  promise(): number | null;
  /** The clock that `since` goes by; the wall clock where it is left out. */
  now?(): number;
}

export interface QueueStanding {
  readonly resource: Resource;
  readonly waiting: number;
  /** Since when the oldest waits, epoch ms; null: none does. */
  readonly oldestAt: number | null;
  /** How long the oldest has waited, ms; 0: none waits. */
  readonly age: number;
  readonly promised: number | null;
  readonly isLate: boolean;
}

/** The queues of the house. Each feature declares its own; who looks after them asks here. */
@Injectable()
export class WorkQueues {
  private readonly queues: WorkQueue[] = [];

  constructor(private readonly reader: Reader) {}

  declare(queue: WorkQueue): void {
    this.queues.push(queue);
  }

  all(): readonly WorkQueue[] {
    return this.queues;
  }

  /** Every queue as it stands now, in the order of their modules. */
  standing(): Promise<QueueStanding[]> {
    return Promise.all(this.queues.map((queue) => this.look(queue)));
  }

  private async look({ resource, table, waits, since, promise, now }: WorkQueue): Promise<QueueStanding> {
    const statement = anyTable
      .selectFrom(table.name)
      .select(({ fn }) => [fn.countAll().as('waiting'), sql`min(${since})`.as('oldest')])
      .where(waits());
    const [row] = await this.reader.ask(statement);
    const oldest = (row?.oldest ?? null) as number | bigint | null;
    const oldestAt = oldest === null ? null : Number(oldest);
    const age = oldestAt === null ? 0 : Math.max(0, (now?.() ?? Date.now()) - oldestAt);
    const promised = promise();
    const isLate = promised !== null && age > promised;
    return { resource, waiting: Number(row?.waiting ?? 0), oldestAt, age, promised, isLate };
  }
}
