import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { SYSTEM } from '../../engine/protocol.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { untypedQueries } from '../../platform/database/queries.js';
import { type Table, toSnakeCase } from '../../platform/database/table.js';
import { RUNS_JOBS } from '../../platform/jobs.js';

const EVERY = 60_000;
/** Maximum rows removed per command. */
const MAX_AT_ONCE = 1_000;

interface Kept {
  readonly table: Table<{ id: number }>;
  readonly column: string;
  readonly lifetime: number;
}

/** Deletes expired rows, at the start and once a minute. */
@Injectable()
export class Purge implements OnModuleDestroy {
  private readonly log = new Logger('Purge');
  private readonly policies: Kept[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    @Inject(RUNS_JOBS) private readonly runsJobs: boolean,
  ) {}

  /** Registers a table for purging: rows are kept for `lifetime` ms after the time in `column`. */
  keep<R extends { id: number }>(table: Table<R>, column: keyof R & string, lifetime: number): void {
    this.policies.push({
      table: table as unknown as Table<{ id: number }>,
      column: toSnakeCase(column),
      lifetime,
    });
    if (!this.runsJobs) return;
    this.timer ??= setInterval(() => void this.sweep(), EVERY).unref();
    void this.sweep();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    try {
      for (const kept of this.policies) await this.remove(kept);
    } catch (error) {
      this.log.error(`old rows could not be purged: ${(error as Error).message}`);
    }
  }

  private async remove({ table, column, lifetime }: Kept): Promise<void> {
    const old = await this.reader.ask(
      untypedQueries
        .selectFrom(table.name)
        .select('id')
        .where(column, '<', Date.now() - lifetime)
        .orderBy(column)
        .limit(MAX_AT_ONCE),
    );
    if (old.length === 0) return;
    const rows = old.map(({ id }) => ({ op: 'remove', table: table.name, row: { id: Number(id) } }) as const);
    await this.engine.submit({ kind: 'rows.record', actor: SYSTEM, rows });
  }
}
