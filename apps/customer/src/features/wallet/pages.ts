import type { Page } from '@truemark/contracts';

/** Where an endless list goes on. */
export const pagesOn = {
  initialPageParam: 1,
  getNextPageParam: ({ page, last_page }: Page<unknown>): number | undefined =>
    page < last_page ? page + 1 : undefined,
};
