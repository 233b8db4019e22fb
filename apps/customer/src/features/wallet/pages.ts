import { nextPage, type Page } from '../../api/page.js';

/** Where an endless list goes on. */
export const pagesOn = { initialPageParam: 1, getNextPageParam: nextPage };

/** The rows of an endless list. One that moved from a page to the next between two fetches is shown once. */
export function rowsOf<T extends { id: number }>(data: { pages: Page<T>[] } | undefined): readonly T[] {
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
