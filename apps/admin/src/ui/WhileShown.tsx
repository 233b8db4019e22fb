import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';

/** What is typed into a filter counts a moment later: who has gone on to a row by then is not taken back to its list. */
export const WhileShown = ({ children }: { children: ReactNode }) => {
  const list = useListContext();
  const { setFilters } = list;
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const setWhileShown = useCallback<typeof setFilters>(
    (...given) => {
      if (isShown.current) setFilters(...given);
    },
    [setFilters],
  );
  return <ListContextProvider value={{ ...list, setFilters: setWhileShown }}>{children}</ListContextProvider>;
};
