import type { Entry, EntryGroup } from './entry.js';

/** An entry that was marked by an arrow, and under which heading: the same may stand under several. */
export interface Marked {
  readonly entry: Entry;
  readonly group: string;
}

/** All lines in their order, each with its heading. */
export const linesOf = (groups: readonly EntryGroup[]): Marked[] =>
  groups.flatMap(({ name: group, entries }) => entries.map((entry) => ({ entry, group })));

/** Where what was marked stands by now; -1: nowhere any more. */
export function placeOf(lines: readonly Marked[], marked: Marked | null): number {
  if (!marked) return -1;
  const { entry, group } = marked;
  const at = lines.findIndex((line) => line.entry.key === entry.key && line.group === group);
  return at === -1 ? lines.findIndex((line) => line.entry.key === entry.key) : at;
}
