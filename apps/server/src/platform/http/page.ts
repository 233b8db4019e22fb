import type { Page } from '@truemark/contracts';

export interface Paging {
  readonly page: number;
  readonly limit: number;
}

/** One page of a list as it is answered. A page past the end is empty. */
export function pageOf<T>(data: T[], total: number, { page, limit }: Paging): Page<T> {
  return { data, total, page, last_page: Math.max(1, Math.ceil(total / limit)) };
}

/** Where a page lies in its list. */
export const windowOf = ({ page, limit }: Paging): { limit: number; offset: number } => ({
  limit,
  offset: (page - 1) * limit,
});

/** The part of a whole list that a page shows. */
export const slicePage = <T>(all: readonly T[], { page, limit }: Paging): T[] =>
  all.slice((page - 1) * limit, page * limit);
