import type { InNumbers } from '@truemark/contracts';
import type { NewsRow } from '@truemark/contracts/admin';
export interface NewsText {
  readonly title: string;
  readonly desc: string;
  readonly content: string;
}

export type NewsItem = InNumbers<NewsRow>;

export const titleOf = ({ texts }: NewsItem): string =>
  texts.en?.title ?? Object.values(texts)[0]?.title ?? '';
