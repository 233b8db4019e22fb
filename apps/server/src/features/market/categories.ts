import type { LanguageCode } from '@truemark/i18n';
import { textOf } from '../../platform/http/texts.js';

/** Groups of the symbol drawer; `key` is the text key. */
export const SYMBOL_CATEGORIES = [
  { id: 1, key: 'category.forex' },
  { id: 2, key: 'category.metals' },
  { id: 3, key: 'category.crypto' },
  { id: 4, key: 'category.energy' },
  { id: 5, key: 'category.indices' },
] as const;

export function categoryName(id: number, lang: LanguageCode): string {
  const category = SYMBOL_CATEGORIES.find((each) => each.id === id);
  return category ? textOf(lang, category.key) : '';
}
