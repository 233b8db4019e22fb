import { queryOptions } from '@tanstack/react-query';
import { fetchHomeNews } from '../../api/content.js';
import { newsKeys } from '../news/keys.js';

/** The titles that the home page shows one after the other. */
export const homeNewsQuery = queryOptions({
  queryKey: newsKeys.homeNews,
  queryFn: ({ signal }) => fetchHomeNews({ signal }),
  staleTime: 60_000,
  meta: { quiet: true },
});
