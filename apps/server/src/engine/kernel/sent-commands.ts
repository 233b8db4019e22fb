import { queries } from '../../platform/database/queries.js';
import type { Stored } from '../../platform/database/table.js';
import { readJournal, writeJournal } from './journal.js';
import type { Command } from './registry.js';
import type { Step } from './step.js';
import type { Store } from './store/store.js';
import { sentCommands } from './tables/sent-command.table.js';

/** A number that was drawn twice leaves a gap, which is no harm: nobody asks for it again. */
const UNKEPT: ReadonlySet<Command['kind']> = new Set(['rows.number']);

/** Keeps what a command of another process came to, in the commit that does it. A second row of that id fails the commit. */
export function keepSent(step: Step, { kind, sending }: Command, outcome: object): void {
  if (!sending || UNKEPT.has(kind)) return;
  const { id, at: sentAt } = sending;
  step.insert(sentCommands, { id, laneSeq: step.laneSeq, sentAt, outcome: writeJournal(outcome) });
}

/** What those of these commands that were done came to, by id. */
export async function outcomesOfSent(
  store: Pick<Store, 'query'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, object>> {
  if (ids.length === 0) return new Map();
  const found = queries(sentCommands).selectFrom(sentCommands.name).select(['id', 'outcome']);
  const { sql, parameters } = found.where('id', 'in', ids).compile();
  const rows = await store.query(sql, parameters as Stored[]);
  return new Map(rows.map(({ id, outcome }) => [String(id), readJournal(String(outcome)) as object]));
}

/** Some of those that were sent before an instant: nobody asks for them any more. */
export async function oldSent(store: Pick<Store, 'query'>, before: number, most: number): Promise<string[]> {
  const sql = 'SELECT id FROM sent_commands WHERE sent_at < $1 ORDER BY sent_at LIMIT $2';
  return (await store.query(sql, [before, most])).map(({ id }) => String(id));
}
