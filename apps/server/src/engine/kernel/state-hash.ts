import { hash } from 'node:crypto';
import { encodeValue } from '../../platform/database/table.js';
import type { HashedRows } from './hashed-rows.js';
import { writeJournal } from './journal.js';
import type { State } from './state.js';
import type { AnyTable } from './store/batch.js';

/**
 * Maximum rows per portion, and maximum numbers scanned for it: each keeps the lane's cost well below a millisecond.
 */
const MAX_ROWS = 200;
const MAX_NUMBERS = 4_000;

/** Numbers `first` to `last` of one part. */
export interface Portion {
  readonly part: string;
  readonly first: number;
  readonly last: number;
}

/** Start of the next portion. */
export interface PortionCursor {
  readonly part: number;
  readonly first: number;
}

export const FIRST_PORTION: PortionCursor = { part: 0, first: 1 };

/** The portion at a place, and the next place: the parts in rotation, each from its first number to its last. */
export function portionAt(
  state: State,
  place: PortionCursor,
): { readonly portion: Portion; readonly next: PortionCursor } {
  const { hashed: parts } = state.catalogue;
  const index = place.part % parts.length;
  const { name, upTo, find } = parts[index] as HashedRows;
  const highest = state.counters[upTo];
  const end = Math.min(highest, place.first + MAX_NUMBERS - 1);
  let last = place.first - 1;
  for (let rows = 0; last < end && rows < MAX_ROWS; ) {
    last += 1;
    if (find(state, last) !== undefined) rows += 1;
  }
  const isWhole = last >= highest;
  const next = isWhole ? { part: (index + 1) % parts.length, first: 1 } : { part: index, first: last + 1 };
  return { portion: { part: name, first: place.first, last }, next };
}

/**
 * Hash of what is always included (counters, settings, the lane's number) and of one portion. Equal for two states with
 * the same inputs. Throws for a part that no product declares.
 */
export function hashOf(state: State, { part, first, last }: Portion): string {
  const declared = state.catalogue.hashed.find(({ name }) => name === part);
  if (!declared) throw new Error(`no product hashes ${part}`);
  const table = declared.table as AnyTable | undefined;
  const lines = [commonPart(state)];
  for (let number = first; number <= last; number++) {
    const found = declared.find(state, number);
    if (found === undefined) continue;
    const beside = declared.beside?.(state, found);
    const row = table ? lineOf(table, found) : writeJournal(found);
    lines.push(beside === undefined ? `${number}:${row}` : `${number}:${row}|${writeJournal(beside)}`);
  }
  return hash('sha256', lines.join('\n'), 'hex');
}

function commonPart({ laneSeq, counters, settings }: State): string {
  return writeJournal([laneSeq, Object.entries(counters).sort(byName), [...settings].sort(byName)]);
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

/** A row's columns in table order, as stored. */
function lineOf({ names, kinds }: AnyTable, row: object): string {
  let line = '';
  for (let at = 0; at < names.length; at++) {
    const value = encodeValue(kinds[at] ?? 'text', Reflect.get(row, names[at] as string));
    line += typeof value === 'string' ? `${JSON.stringify(value)},` : `${value},`;
  }
  return line;
}
