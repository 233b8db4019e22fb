import type { SearchRow } from '../../product.js';
import { get } from '../../providers/http.js';
import { inOwnWords, type Setting, titleOf } from './setting.js';

/** Every setting that has an effect, by its key and its meaning. */
export async function foundSettings(): Promise<SearchRow[]> {
  const all = await get<Setting[]>('settings?range=[0,999]');
  return all
    .filter(({ waits_for }) => waits_for === null)
    .map(inOwnWords)
    .map(({ key, description, group_name: group }) => ({
      id: key,
      title: titleOf({ description }),
      facts: [key, group],
      to: `/settings?at=${encodeURIComponent(key)}`,
    }));
}
