import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { toast } from '../ui/toast.js';
import { Refusal, Superseded, Unreachable } from './http.js';

let unreachableText = (_fault: Unreachable): string => '';

/** Sets the text for network errors, which have no server message. */
export function sayUnreachable(text: (fault: Unreachable) => string): void {
  unreachableText = text;
}

/** Shows the error to the customer. Cancelled requests are silent. */
function tell(error: unknown): void {
  if (error instanceof Refusal) toast.error(error.message);
  else if (error instanceof Unreachable) toast.error(unreachableText(error));
  else if (!(error instanceof Superseded || isAbort(error))) console.error(error);
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Reports errors of a first load too, in addition to the page's error state. Background refreshes stay silent. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (query.meta?.quiet !== true && query.state.data === undefined) tell(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => {
      // A form shows a refusal at its fields.
      if (!(meta?.quiet === true && error instanceof Refusal)) tell(error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => error instanceof Unreachable && failures < 2,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
