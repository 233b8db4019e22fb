import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { live, liveStatus } from '../../api/live/live.js';
import { latestOpening } from './openings.js';
import { refetchSymbols, symbolsQuery } from './useSymbols.js';

/** Interval of the look at the clock, ms. */
const LOOK = 1_000;
/** Delay after an opening, ms: this app knows the server's clock only to a part of a second. */
const AFTER = 1_000;

/** Refetches the symbols once after each opening: no push announces one. A reconnect refetches them anyway. */
export function useOpenings(): void {
  const client = useQueryClient();
  useEffect(() => {
    let asked = 0;
    const timer = setInterval(() => {
      if (liveStatus.get() !== 'open') return;
      const symbols = client.getQueryData(symbolsQuery.queryKey) ?? [];
      const opening = latestOpening(symbols, Date.now() + live.clockOffset - AFTER);
      const isNew = opening > asked;
      // Earlier, too: until the server's clock is known, one still to come may look past.
      asked = opening;
      if (isNew) refetchSymbols(client);
    }, LOOK);
    return () => clearInterval(timer);
  }, [client]);
}
