import { isLanguageCode } from '@truemark/i18n';
import { type SqlBool, sql } from 'kysely';
import { invalid } from '../../platform/admin/admin-error.js';
import type { Filter } from '../../platform/admin/filters.js';

/** Source language of all translations. */
const SOURCE = 'en';

type Texts = Readonly<Record<string, object>>;

/** Content in several languages; `older`: translations not updated since the English text changed; null: none yet. */
export interface TranslatedRow {
  readonly texts: Texts;
  readonly older: readonly string[] | null;
}

/** Whether a text changed; the order of its fields does not matter. */
function isChanged(before: object | undefined, after: object | undefined): boolean {
  const [was, is] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))];
  return [...new Set([...was.keys(), ...is.keys()])].some((field) => was.get(field) !== is.get(field));
}

/** Languages whose text is older than the English one after the write; `after.older`: those the writer left marked. */
export function outdatedLanguages(before: TranslatedRow | null, after: TranslatedRow): string[] {
  if (!before) return [];
  const isNew = isChanged(before.texts[SOURCE], after.texts[SOURCE]);
  const left = new Set(after.older ?? before.older ?? []);
  return Object.keys(after.texts).filter(
    (code) =>
      code !== SOURCE &&
      !isChanged(before.texts[code], after.texts[code]) &&
      (isNew || ((before.older ?? []).includes(code) && left.has(code))),
  );
}

/** Rows whose text in a language, or in any, is older than the English one. */
export const outdatedFilter: Filter<'older'> = (value, { older }) => {
  if (value === 'any') return sql<SqlBool>`(${older} IS NOT NULL AND ${older} <> '[]')`;
  if (typeof value !== 'string' || !isLanguageCode(value)) {
    throw invalid({ 'filter.older': 'This language is not available.' });
  }
  return sql<SqlBool>`${older} LIKE ${`%"${value}"%`}`;
};
