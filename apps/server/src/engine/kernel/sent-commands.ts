import { queryBuilder } from '../../platform/database/queries.js';
import type { SqlValue } from '../../platform/database/table.js';
import { readJournal, writeJournal } from './journal.js';
import type { Command } from './registry.js';
import type { Step } from './step.js';
import type { Store } from './store/store.js';
import { sentCommands } from './tables/sent-command.table.js';

/** Commands whose outcome is not stored: a number drawn twice only leaves a gap. */
const UNSTORED_KINDS: ReadonlySet<Command['kind']> = new Set(['rows.number']);

/**
 * Stores the outcome of another process's command, in the command's own commit. A second row of that id fails the
 * commit.
 */
export function storeSentOutcome(step: Step, { kind, sending }: Command, outcome: object): void {
  if (!sending || UNSTORED_KINDS.has(kind)) return;
  const { id, at: sentAt } = sending;
  step.insert(sentCommands, { id, laneSeq: step.laneSeq, sentAt, outcome: writeJournal(outcome) });
}

/** Outcomes of the executed ones among these commands, by id. */
export async function outcomesOfSent(
  store: Pick<Store, 'query'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, object>> {
  if (ids.length === 0) return new Map();
  const found = queryBuilder(sentCommands).selectFrom(sentCommands.name).select(['id', 'outcome']);
  const { sql, parameters } = found.where('id', 'in', ids).compile();
  const rows = await store.query(sql, parameters as SqlValue[]);
  return new Map(rows.map(({ id, outcome }) => [String(id), readJournal(String(outcome)) as object]));
}

/** Ids of up to `most` commands sent before an instant, which nobody queries any more. */
export async function expiredSentIds(
  store: Pick<Store, 'query'>,
  before: number,
  most: number,
): Promise<string[]> {
  const sql = 'SELECT id FROM sent_commands WHERE sent_at < $1 ORDER BY sent_at LIMIT $2';
  return (await store.query(sql, [before, most])).map(({ id }) => String(id));
}
