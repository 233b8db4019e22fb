import type { Page } from '@truemark/contracts';

/** Where an endless list goes on. */
export const pagesOn = {
  initialPageParam: 1,
  getNextPageParam: ({ page, last_page }: Page<unknown>): number | undefined =>
    page < last_page ? page + 1 : undefined,
};

/** The rows of an endless list. One that moved from a page to the next between two fetches is shown once. */
export function rowsOf<T extends { id: number }>(data: { pages: Page<T>[] } | undefined): readonly T[] {
  const rows = data?.pages.flatMap((page) => page.data) ?? [];
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
