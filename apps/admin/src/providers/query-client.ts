import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

/** What the server refused stays refused; a fault or a broken line is worth one more try. */
const retry = (failures: number, error: Error): boolean =>
  failures < 1 && !(error instanceof HttpError && error.status < 500);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 2_000, retry, refetchOnWindowFocus: true },
    // Without a line it fails at once and says so: nothing waits to be sent later, unasked.
    mutations: { networkMode: 'always' },
  },
});
