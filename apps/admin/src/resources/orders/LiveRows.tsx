import { Box, Button, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListContextProvider, useDataProvider, useListContext } from 'react-admin';
import { Pill } from '../../ui/Pill.js';
import { isOpen, type Order, sameRows, withFresh } from './order.js';

/** Milliseconds between looks at the prices of the rows in sight, and at which rows there are. */
const PRICES = 1000;
const ROWS = 3000;

const useFresh = (rows: readonly Order[]): readonly Order[] => {
  const ids = rows.filter(isOpen).map(({ id }) => id);
  const provider = useDataProvider();
  const { data } = useQuery({
    queryKey: ['orders', 'live', ids],
    queryFn: async () => (await provider.getMany<Order>('orders', { ids })).data,
    enabled: ids.length > 0,
    refetchInterval: PRICES,
    placeholderData: keepPreviousData,
  });
  return data ?? [];
};

/** Whether the list would have other rows by now. */
const useHasMoved = (rows: readonly Order[]): boolean => {
  const { page, perPage, sort, filterValues, isPending } = useListContext<Order>();
  const provider = useDataProvider();
  const { data } = useQuery({
    queryKey: ['orders', 'peek', page, perPage, sort, filterValues],
    queryFn: async () =>
      (await provider.getList<Order>('orders', { pagination: { page, perPage }, sort, filter: filterValues }))
        .data,
    enabled: !isPending,
    refetchInterval: ROWS,
  });
  return data !== undefined && !isPending && !sameRows(rows, data);
};

/**
 * The rows of the list with prices and profits of this second. No row comes, goes or moves by itself: whoever reads one
 * keeps it under his eyes, and asks for the others when he wants them.
 */
export const LiveRows = ({ children }: { children: ReactNode }) => {
  const list = useListContext<Order>();
  const rows = list.data ?? [];
  const fresh = useFresh(rows);
  const hasMoved = useHasMoved(rows);
  const areLive = rows.some(isOpen);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, height: 40, px: 3 }} aria-live="polite">
        {areLive && <Pill label="Live" tone="success" />}
        <Typography variant="caption" color="textSecondary" sx={{ flex: 1, minWidth: 0 }} noWrap>
          {areLive ? 'Prices and profits of this second; rows stay where they are.' : 'Nothing here moves.'}
        </Typography>
        {hasMoved && (
          <Button size="small" variant="outlined" onClick={() => list.refetch()}>
            Show changed rows
          </Button>
        )}
      </Box>
      <ListContextProvider value={{ ...list, data: withFresh(rows, fresh) } as typeof list}>
        {children}
      </ListContextProvider>
    </>
  );
};
