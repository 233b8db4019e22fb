import { assertConsistent, assertRecomputed } from '../../engine/kernel/consistency.js';
import type { State } from '../../engine/kernel/state.js';
import { settings } from '../../engine/kernel/tables/setting.table.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';

/** Verifies that stored settings follow from the inputs. */
export async function compareSettings(reader: DatabaseReader, state: State): Promise<void> {
  const stored = await reader.select(settings, 'ORDER BY key');
  for (const { key, value } of stored) {
    assertRecomputed(`setting ${key}`, 'value', value, state.settings.get(key) ?? 'its default');
  }
  assertConsistent(state.settings.size === stored.length, () => 'a replay leaves other settings set');
}
