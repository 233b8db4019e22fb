import type { Entry, EntryGroup } from './entry.js';

/** Entry marked by an arrow key, with its heading: the same entry may be under several. */
export interface Marked {
  readonly entry: Entry;
  readonly group: string;
}

/** All lines in order, each with its heading. */
export const linesOf = (groups: readonly EntryGroup[]): Marked[] =>
  groups.flatMap(({ name: group, entries }) => entries.map((entry) => ({ entry, group })));

/** Current index of the marked line; -1: no longer listed. */
export function placeOf(lines: readonly Marked[], marked: Marked | null): number {
  if (!marked) return -1;
  const { entry, group } = marked;
  const at = lines.findIndex((line) => line.entry.key === entry.key && line.group === group);
  return at === -1 ? lines.findIndex((line) => line.entry.key === entry.key) : at;
}
