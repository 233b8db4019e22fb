import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { isSumming } from '../ui/summing.js';

/** No retry of refusals, nor while sums are added up; one retry after a server error or a network failure. */
export const retry = (failures: number, error: Error): boolean =>
  failures < 1 && !(error instanceof HttpError && (error.status < 500 || isSumming(error)));

export const queryClient = new QueryClient({
  defaultOptions: {
    // Offline, a read fails at once and says so, instead of leaving what may be out of date unmarked.
    queries: {
      ...{ staleTime: 2_000, retry, refetchOnWindowFocus: true },
      ...{ networkMode: 'always', refetchOnReconnect: true },
    },
    // A mutation fails at once, too: nothing is queued to be sent later without asking.
    mutations: { networkMode: 'always' },
  },
});
