import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { ListContextProvider, type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { peekKey, useDeskLine } from '../providers/desk-line.js';
import { t } from '../texts/texts.js';
import { roomyAside, stackedOnPhone } from '../theme/on-phone.js';
import { newRows, sameRows, withFresh } from './fresh-rows.js';

/** Poll interval of the row ids in milliseconds, with the desk channel and without it. */
const LOOKS = { up: 60_000, down: 10_000 } as const;

/**
 * Rows that stay in place are read when the list opens and on demand. They are not refetched on focus or reconnect, and
 * a cached earlier visit is not shown first.
 */
export const STILL = { refetchOnWindowFocus: false, refetchOnReconnect: false, gcTime: 0 } as const;

interface Props {
  /** Poll interval in milliseconds for rows without desk-channel events. */
  readonly every?: number;
  /** Record that the rows belong to, as a filter. */
  readonly of?: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/**
 * Shows above the rows how many new ones the list would have. No row appears, disappears or moves by itself: the
 * operator loads the changes on demand.
 */
export const StillRows = ({ every, of, children }: Props) => {
  const list = useListContext<RaRecord>();
  const { resource, data, total, page, perPage, sort, filterValues, isPending, refetch } = list;
  const provider = useDataProvider();
  const isUp = useDeskLine() && every === undefined;
  const pause = every ?? (isUp ? LOOKS.up : LOOKS.down);
  const rows = data ?? [];
  const filter = { ...filterValues, ...of };
  const { data: now } = useQuery({
    queryKey: [...peekKey(resource), page, perPage, sort, filter],
    queryFn: () => provider.getList<RaRecord>(resource, { pagination: { page, perPage }, sort, filter }),
    enabled: !isPending,
    refetchInterval: pause,
    // Changes are shown at once on coming back to the tab.
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  const more = now && !isPending ? newRows(rows, now.data, (now.total ?? 0) - (total ?? 0)) : 0;
  const hasMoved = now !== undefined && !isPending && !sameRows(rows, now.data);
  // An empty list may load new rows by itself: nobody is reading one.
  const isFree = rows.length === 0 && more > 0;
  useEffect(() => {
    if (isFree) refetch();
  }, [isFree, refetch]);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, height: 40, px: 3 }} aria-live="polite">
        <Typography variant="caption" color="textSecondary" sx={{ flex: 1, minWidth: 0 }} noWrap>
          {isUp ? t('ui.newRowsAreToldAtOnce') : t('ui.newRowsAreLookedFor', { seconds: pause / 1000 })}
        </Typography>
        {(more > 0 || hasMoved) && (
          <Button size="small" variant="outlined" onClick={() => refetch()}>
            {more > 0 ? t('ui.newRows', { count: more }) : t('ui.showChangedRows')}
          </Button>
        )}
      </Box>
      <ListContextProvider
        value={{ ...list, data: now && data ? withFresh(data, now.data) : data } as typeof list}
      >
        {children}
      </ListContextProvider>
    </>
  );
};

/** Rows of a queue: they stay in place, and changes are announced by the desk channel. */
export const QueueRows = ({ children }: Pick<Props, 'children'>) => {
  useOrder();
  return (
    <StillRows>
      <Box sx={{ ...stackedOnPhone, ...roomyAside }}>{children}</Box>
    </StillRows>
  );
};

/** Waiting rows are sorted oldest first, all rows newest first. */
function useOrder(): void {
  const { filterValues, sort, setSort } = useListContext();
  const waits = Boolean(filterValues?.waits_for);
  const waited = useRef(waits);
  useEffect(() => {
    if (waited.current === waits) return;
    waited.current = waits;
    if (sort.field === 'created_at_ms') setSort({ field: sort.field, order: waits ? 'ASC' : 'DESC' });
  }, [waits, sort.field, setSort]);
}
