import type { NumericDecimals } from '@truemark/contracts';
import type { DescriptionRow } from '@truemark/contracts/admin';

/** Rich text of a page, in the languages it was written in. */
export type Description = NumericDecimals<DescriptionRow>;

export const titleOf = ({ texts, group }: Description): string =>
  texts.en?.title || Object.values(texts).find(({ title }) => title)?.title || group;
