import { Box, Button, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { ListContextProvider, type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { t } from '../texts/texts.js';
import { sameRows, withFresh } from './fresh-rows.js';
import { Pill } from './Pill.js';

/** Poll intervals of the visible rows' prices and of the row ids, milliseconds. */
const PRICES = 1000;
const ROWS = 3000;

function useFresh<Row extends RaRecord>(resource: string, live: readonly Row[]): readonly Row[] {
  const ids = live.map(({ id }) => id);
  const provider = useDataProvider();
  const { data } = useQuery({
    queryKey: [resource, 'live', ids],
    queryFn: async () => (await provider.getMany<Row>(resource, { ids })).data,
    enabled: ids.length > 0,
    refetchInterval: PRICES,
    placeholderData: keepPreviousData,
  });
  return data ?? [];
}

/** Whether the list would have other rows by now. */
function useHasMoved<Row extends RaRecord>(resource: string, rows: readonly Row[]): boolean {
  const { page, perPage, sort, filterValues, isPending } = useListContext<Row>();
  const provider = useDataProvider();
  const { data } = useQuery({
    queryKey: [resource, 'peek', page, perPage, sort, filterValues],
    queryFn: async () =>
      (await provider.getList<Row>(resource, { pagination: { page, perPage }, sort, filter: filterValues }))
        .data,
    enabled: !isPending,
    refetchInterval: ROWS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  return data !== undefined && !isPending && !sameRows(rows, data);
}

interface Props {
  readonly children: ReactNode;
}

/**
 * Creates a wrapper that updates a list's rows with current prices and profits. No row appears, disappears or moves by
 * itself: the operator loads changes on demand. `isLive` says whether a row's figures still change.
 */
export function liveRows<Row extends RaRecord>(
  resource: string,
  isLive: (row: Row) => boolean,
): ComponentType<Props> {
  return function LiveRows({ children }: Props) {
    const list = useListContext<Row>();
    const rows = list.data ?? [];
    const live = rows.filter(isLive);
    const fresh = useFresh(resource, live);
    const hasMoved = useHasMoved(resource, rows);
    const areLive = live.length > 0;
    return (
      <>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, height: 40, px: 3 }} aria-live="polite">
          {areLive && <Pill label={t('ui.live')} tone="success" />}
          <Typography variant="caption" color="textSecondary" sx={{ flex: 1, minWidth: 0 }} noWrap>
            {!list.isPending && (areLive ? t('ui.pricesAndProfitsOfThisSecond') : t('ui.nothingHereMoves'))}
          </Typography>
          {hasMoved && (
            <Button size="small" variant="outlined" onClick={() => list.refetch()}>
              {t('ui.showChangedRows')}
            </Button>
          )}
        </Box>
        <ListContextProvider value={{ ...list, data: withFresh(rows, fresh) } as typeof list}>
          {children}
        </ListContextProvider>
      </>
    );
  };
}
