import { Box, Button, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { ListContextProvider, type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { t } from '../texts/texts.js';
import { sameRows, withFresh } from './fresh-rows.js';
import { Pill } from './Pill.js';
import { at } from './zone.js';

/** Poll intervals of the visible rows' prices and of the row ids, milliseconds. */
const PRICES = 1000;
const ROWS = 3000;
/** Maximum age of figures that count as live, milliseconds. */
const PATIENCE = 5000;

interface Figures<Row> {
  readonly rows: readonly Row[];
  readonly readAt: number;
}

/** Rejects when there is no answer in time: a server that hangs refuses no connection. */
const inTime = <T,>(answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error(t('ui.noResponse'))), PATIENCE)),
  ]);

/** Newest figures of the rows, when they were read, and why they could not be read since. */
function useFresh<Row extends RaRecord>(
  resource: string,
  live: readonly Row[],
): Figures<Row> & { readonly error: Error | null } {
  const ids = live.map(({ id }) => id);
  const provider = useDataProvider();
  const [opened] = useState(() => Date.now());
  const { data, error } = useQuery({
    queryKey: [resource, 'live', ids],
    queryFn: async (): Promise<Figures<Row>> => ({
      rows: (await inTime(provider.getMany<Row>(resource, { ids }))).data,
      readAt: Date.now(),
    }),
    enabled: ids.length > 0,
    refetchInterval: PRICES,
    placeholderData: keepPreviousData,
  });
  return { ...(data ?? { rows: [], readAt: opened }), error };
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
    const { rows: fresh, readAt, error } = useFresh(resource, live);
    const hasMoved = useHasMoved(resource, rows);
    const areLive = live.length > 0;
    const isLost = areLive && error !== null;
    const moving = areLive ? t('ui.pricesAndProfitsOfThisSecond') : t('ui.nothingHereMoves');
    const said = isLost ? t('ui.figuresOf', { time: at(readAt), message: error.message }) : moving;
    return (
      <>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, height: 40, px: 3 }} aria-live="polite">
          {areLive && !isLost && <Pill label={t('ui.live')} tone="success" />}
          <Typography
            variant="caption"
            color={isLost ? 'warning' : 'textSecondary'}
            sx={{ flex: 1, minWidth: 0 }}
            noWrap
          >
            {!list.isPending && said}
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
