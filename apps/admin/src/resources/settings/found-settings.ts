import type { SearchRow } from '../../product.js';
import { get } from '../../providers/http.js';
import { detailsOf, inOwnWords, type Setting, titleOf } from './setting.js';

/** All settings that have an effect, searchable by key, meaning and kind. */
export async function foundSettings(): Promise<SearchRow[]> {
  const all = await get<Setting[]>('settings?range=[0,999]');
  return all
    .filter(({ waits_for }) => waits_for === null)
    .map(inOwnWords)
    .map(({ key, type, description, group_name: group }) => ({
      id: key,
      title: titleOf({ description }),
      facts: [key, group],
      words: [detailsOf({ description }), type],
      to: `/settings?at=${encodeURIComponent(key)}`,
    }));
}
