import { type ReactNode, useCallback, useState } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';
import { isApplied } from './rows-by-keys.js';

/**
 * What is typed into a filter counts a moment later: who has gone on to a row by then is not taken back to its list. The address
 * tells it, for a list stays until the page that was chosen has come. What Enter has applied already is not applied once more.
 */
export const WhileShown = ({ children }: { children: ReactNode }) => {
  const list = useListContext();
  const { setFilters } = list;
  const [address] = useState(() => window.location.pathname);
  const setWhileShown = useCallback<typeof setFilters>(
    (filters, ...given) => {
      if (window.location.pathname === address && !isApplied(filters)) setFilters(filters, ...given);
    },
    [setFilters, address],
  );
  return <ListContextProvider value={{ ...list, setFilters: setWhileShown }}>{children}</ListContextProvider>;
};
