import { assertConsistent } from '../../engine/kernel/consistency.js';
import type { State } from '../../engine/kernel/state.js';
import { symbols } from '../../engine/market/tables/market.table.js';
import { symbolChanges, symbolPauses } from '../../engine/market/tables/symbol-change.table.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { compareRows } from './ended-rows.js';

/** Verifies that symbols, their announced changes and their pauses follow from the inputs. */
export async function compareSymbols(reader: DatabaseReader, state: State): Promise<void> {
  const { book } = state;
  const stored = await reader.select(symbols, 'ORDER BY id');
  for (const row of stored) compareRows(`symbol ${row.id}`, symbols, row, state.symbols.get(row.id));
  assertConsistent(state.symbols.size === stored.length, () => 'a replay makes other symbols');
  const waiting = await reader.select(symbolChanges, `WHERE state = 'waiting' ORDER BY id`);
  for (const row of waiting) {
    const replayed = book.changes.get(row.symbolId);
    // The progress of notifications is not part of the lane.
    compareRows(
      `symbol change ${row.id}`,
      symbolChanges,
      row,
      replayed && { ...replayed, toldUpTo: row.toldUpTo },
    );
  }
  assertConsistent(
    book.changes.size === waiting.length,
    () => 'a replay leaves other changes of symbols waiting',
  );
  const paused = await reader.select(symbolPauses, 'ORDER BY symbol_id');
  for (const row of paused) {
    compareRows(`pause of symbol ${row.symbolId}`, symbolPauses, row, book.pauses.get(row.symbolId));
  }
  assertConsistent(book.pauses.size === paused.length, () => 'a replay leaves other symbols paused');
}
