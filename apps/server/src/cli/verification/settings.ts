import { expectSame, expectThat } from '../../engine/kernel/mismatch.js';
import type { State } from '../../engine/kernel/state.js';
import { settings } from '../../engine/kernel/tables/setting.table.js';
import type { Reader } from '../../platform/database/reader.js';

/** Verifies that stored settings follow from the inputs. */
export async function compareSettings(reader: Reader, state: State): Promise<void> {
  const stored = await reader.select(settings, 'ORDER BY key');
  for (const { key, value } of stored) {
    expectSame(`setting ${key}`, 'value', value, state.settings.get(key) ?? 'its default');
  }
  expectThat(state.settings.size === stored.length, () => 'a replay leaves other settings set');
}
