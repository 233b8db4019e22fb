import { type ReactNode, useCallback, useState } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';
import { isApplied } from './rows-by-keys.js';

/**
 * Typed filters are applied after a delay: by then the operator may have gone on to a row, and must not be taken back
 * to the list. The address tells that, because a list stays mounted until the chosen page is loaded. Filters already
 * applied by Enter are not applied again.
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
