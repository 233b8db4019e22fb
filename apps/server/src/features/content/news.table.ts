import { flag, int, json, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

export interface NewsText {
  title: string;
  desc: string;
  /** Sanitised HTML. */
  content: string;
}

export const news = table(
  'news',
  ['id'],
  {
    id: int(),
    categoryId: int(),
    logo: text(),
    /** Language code → text; falls back to the default language, then `en`. */
    texts: json<Record<string, NewsText>>(),
    isShown: flag(),
    /** Publication period; end null: unlimited. */
    publishedAt: time(),
    endsAt: nullable(time()),
    /** Languages whose text is older than the English one; null: none known. */
    older: nullable(json<string[]>()),
  },
  { configures: true },
);
export type News = RowOf<typeof news>;
