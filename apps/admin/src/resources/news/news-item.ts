import type { NumericDecimals } from '@truemark/contracts';
import type { NewsRow } from '@truemark/contracts/admin';
import { t } from '../../texts/texts.js';
export interface NewsText {
  readonly title: string;
  readonly desc: string;
  readonly content: string;
}

export type NewsItem = NumericDecimals<NewsRow>;

/** Form values while they are being edited. */
export interface NewsForm {
  readonly is_shown?: boolean;
  readonly published_at_ms?: number | null;
  readonly ends_at_ms?: number | null;
  readonly texts?: Readonly<Record<string, Partial<NewsText>>>;
}

/** Whether customers read it as soon as it is saved: no draft, not planned for later, not over. */
export const isReadAtOnce = (form: NewsForm, now: number): boolean =>
  form.is_shown === true && (form.published_at_ms ?? now) <= now && (form.ends_at_ms ?? now + 1) > now;

export const titleOf = ({ texts }: NewsItem): string =>
  texts.en?.title ?? Object.values(texts)[0]?.title ?? '';

const SAVED: Readonly<Record<NewsItem['state'], (name: string) => string>> = {
  draft: (name) => t('news.keptAsADraft', { name }),
  scheduled: (name) => t('news.willBePublished', { name }),
  published: (name) => t('news.isPublished', { name }),
  ended: (name) => t('ui.savedNamed', { name }),
};

/** Notification about a saved news item. */
export const savedNews = (row: object): string => {
  const item = row as NewsItem;
  return SAVED[item.state](titleOf(item));
};

/** The news page lists the first; the home page's bar shows both. */
export const CATEGORIES = [
  { id: 1, name: t('news.newsPageAndNotices') },
  { id: 2, name: t('news.noticesOfTheHomePageAlone') },
] as const;
