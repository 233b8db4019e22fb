import { Injectable } from '@nestjs/common';
import { type Expression, type SqlBool, sql } from 'kysely';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { untypedQueries } from '../../platform/database/queries.js';
import type { Resource } from '../operators/role-matrix.js';

/** Queue of rows that wait for an operator. */
export interface WorkQueue {
  readonly resource: Resource;
  readonly table: { readonly name: string; readonly key: readonly string[] };
  /** Condition for rows that wait for the broker now. */
  waits(): Expression<SqlBool>;
  /** Start of such a row's wait, epoch ms. */
  readonly since: Expression<unknown>;
  /** Promised maximum waiting time, ms; null: none. */
  promise(): number | null;
  /** Clock of `since`; default: the wall clock. */
  now?(): number;
}

export interface QueueState {
  readonly resource: Resource;
  readonly waiting: number;
  /** Start of the oldest wait, epoch ms; null: none waits. */
  readonly oldestAt: number | null;
  /** Age of the oldest wait, ms; 0: none waits. */
  readonly age: number;
  readonly promised: number | null;
  readonly isLate: boolean;
}

/** Registry of work queues. Each feature declares its own; monitoring reads them here. */
@Injectable()
export class WorkQueues {
  private readonly queues: WorkQueue[] = [];

  constructor(private readonly reader: DatabaseReader) {}

  declare(queue: WorkQueue): void {
    this.queues.push(queue);
  }

  all(): readonly WorkQueue[] {
    return this.queues;
  }

  /** Current state of every queue, in the order of the modules. */
  standing(): Promise<QueueState[]> {
    return Promise.all(this.queues.map((queue) => this.readState(queue)));
  }

  private async readState({ resource, table, waits, since, promise, now }: WorkQueue): Promise<QueueState> {
    const statement = untypedQueries
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
