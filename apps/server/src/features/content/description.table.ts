import { flag, int, json, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

/** Rich text that a page shows under its group key, such as `financial.bank_chare_content`. */
export const descriptions = table(
  'descriptions',
  ['id'],
  {
    id: int(),
    /** Unique. */
    groupKey: text(),
    /** Language code → text; falls back to the default language, then `en`. */
    texts: json<Record<string, DescriptionText>>(),
    isShown: flag(),
    /** Publication period; null: unlimited at that end. */
    publishedAt: nullable(time()),
    endsAt: nullable(time()),
    /** Languages whose text is older than the English one; null: none known. */
    older: nullable(json<string[]>()),
  },
  { configures: true },
);
export type Description = RowOf<typeof descriptions>;

export interface DescriptionText {
  title: string;
  /** Sanitised HTML. */
  content: string;
}
