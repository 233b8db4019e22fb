import { CONTENT_STATES, type ContentState } from '@truemark/contracts/admin';
import { isLanguageCode } from '@truemark/i18n';
import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { invalid } from '../../platform/admin/admin-error.js';
import type { Filter } from '../../platform/admin/filters.js';

/** Publication period; null: unlimited at that end. */
export interface PublicationPeriod {
  readonly isShown: boolean;
  readonly publishedAt: number | null;
  readonly endsAt: number | null;
}

export function stateOf({ isShown, publishedAt, endsAt }: PublicationPeriod, now: number): ContentState {
  if (!isShown) return 'draft';
  if (endsAt !== null && endsAt <= now) return 'ended';
  return publishedAt !== null && publishedAt > now ? 'scheduled' : 'published';
}

const states = z.enum(CONTENT_STATES);

/** Rows currently in one of the states. */
export const stateFilter: Filter<'isShown' | 'publishedAt' | 'endsAt'> = (value, columns) => {
  const { isShown, publishedAt, endsAt } = columns;
  const parsed = states.safeParse(value);
  if (!parsed.success) throw invalid({ 'filter.state': 'Not understood.' });
  const now = Date.now();
  const isEnded = sql<SqlBool>`(${endsAt} IS NOT NULL AND ${endsAt} <= ${now})`;
  const isToCome = sql<SqlBool>`(${publishedAt} IS NOT NULL AND ${publishedAt} > ${now})`;
  switch (parsed.data) {
    case 'draft':
      return sql<SqlBool>`${isShown} = 0`;
    case 'ended':
      return sql<SqlBool>`${isShown} = 1 AND ${isEnded}`;
    case 'scheduled':
      return sql<SqlBool>`${isShown} = 1 AND NOT ${isEnded} AND ${isToCome}`;
    case 'published':
      return sql<SqlBool>`${isShown} = 1 AND NOT ${isEnded} AND NOT ${isToCome}`;
  }
};

/** Rows without a text in a language, or with no more than its title there where another language has its content. */
export const missingLanguage: Filter<'texts'> = (value, { texts }) => {
  if (typeof value !== 'string' || !isLanguageCode(value)) {
    throw invalid({ 'filter.missing': 'This language is not available.' });
  }
  // Quotes within the texts are escaped, so none of them looks like a key.
  const hasNone = sql<SqlBool>`${texts} NOT LIKE ${`%"${value}":{%`}`;
  const lacksContent = sql<SqlBool>`json(${texts}) -> ${sql.lit(value)} ->> 'content' = ''`;
  const othersHaveIt = sql<SqlBool>`replace(${texts}, '"content":""', '') LIKE '%"content":"%'`;
  return sql<SqlBool>`(${hasNone} OR (${lacksContent} AND ${othersHaveIt}))`;
};
