import { nextPage, type Page } from '../../api/page.js';

/** Paging options of an infinite query. */
export const pagesOn = { initialPageParam: 1, getNextPageParam: nextPage };

/** Rows of an infinite list. Deduplicates rows that moved to another page between two fetches. */
export function rowsOf<T extends { id: number }>(data: { pages: Page<T>[] } | undefined): readonly T[] {
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
