import type { Page } from '@truemark/contracts';

export interface Paging {
  readonly page: number;
  readonly limit: number;
}

/** One page of a list response. A page past the end is empty. */
export function pageOf<T>(data: T[], total: number, { page, limit }: Paging): Page<T> {
  return { data, total, page, last_page: Math.max(1, Math.ceil(total / limit)) };
}

/** Limit and offset of a page. */
export const windowOf = ({ page, limit }: Paging): { limit: number; offset: number } => ({
  limit,
  offset: (page - 1) * limit,
});

/** Rows of a complete list that are on a page. */
export const slicePage = <T>(all: readonly T[], { page, limit }: Paging): T[] =>
  all.slice((page - 1) * limit, page * limit);
