import { queryOptions } from '@tanstack/react-query';
import { fetchHomeNews } from '../../api/content.js';
import { newsKeys } from '../news/keys.js';

/** Query for the news titles that rotate on the home page. */
export const homeNewsQuery = queryOptions({
  queryKey: newsKeys.homeNews,
  queryFn: ({ signal }) => fetchHomeNews({ signal }),
  staleTime: 60_000,
  meta: { quiet: true },
});
