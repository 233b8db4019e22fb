import { Box, Skeleton, Typography } from '@mui/material';
import type { MouseEvent } from 'react';
import { DataTable, Link, useListContext, useStore } from 'react-admin';
import { t } from '../../texts/texts.js';
import { BookColumn } from '../../ui/BookColumn.js';
import { bookFilter, REAL_FIRST } from '../../ui/book-filter.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { ExposureTabs } from '../../ui/ExposureTabs.js';
import { FigureText } from '../../ui/FigureText.js';
import { formatNumber, money } from '../../ui/figures.js';
import { ListPage } from '../../ui/ListPage.js';
import { symbolFilter } from '../../ui/symbol-filter.js';
import { useCurrency } from '../../ui/use-currency.js';
import { ExposureChart } from './ExposureChart.js';
import type { Exposure, Unit } from './exposure.js';
import { UnitSwitch } from './UnitSwitch.js';

const filters = [bookFilter, symbolFilter];

const MOST = 12;

const Chart = () => {
  const { data = [], isPending } = useListContext<Exposure>();
  const [unit, setUnit] = useStore<Unit>('exposure.unit', 'value');
  const currency = useCurrency();
  return (
    <>
      <ExposureTabs current="/exposure" />
      <Box component="section" aria-label={t('exposure.exposureAsAChart')} sx={{ p: 4, pb: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="h6" component="h2">
            {data.length > MOST ? t('exposure.theLargest', { most: MOST }) : t('exposure.boughtSoldAndNet')}
          </Typography>
          <UnitSwitch unit={unit} currency={currency} onChange={setUnit} />
        </Box>
        {isPending ? (
          <Skeleton variant="rounded" height={240} sx={{ mt: 2 }} />
        ) : (
          <ExposureChart rows={data} unit={unit} currency={currency} most={MOST} />
        )}
      </Box>
    </>
  );
};

const ordersOf = ({ symbolId, is_demo }: Exposure): string =>
  `/orders?filter=${encodeURIComponent(JSON.stringify({ status: 1, symbolId, is_demo: String(is_demo) }))}`;

const whole = (value: number): string => formatNumber(Math.round(value));
/** Columns of figures; those with a currency are shown in it. */
const NUMBERS = [
  { source: 'long_lots', label: t('exposure.boughtLots'), write: formatNumber },
  { source: 'short_lots', label: t('exposure.soldLots'), write: formatNumber },
  { source: 'net_lots', label: t('exposure.netLots'), write: formatNumber, toned: true },
  { source: 'long_value', label: t('common.bought'), write: whole, isMoney: true },
  { source: 'short_value', label: t('exposure.sold'), write: whole, isMoney: true },
  { source: 'net_value', label: t('exposure.net'), write: whole, isMoney: true, toned: true },
  { source: 'profit', label: t('common.profit'), write: money, isMoney: true, toned: true },
  { source: 'margin', label: t('common.margin'), write: money, isMoney: true },
  { source: 'copied_positions', label: t('exposure.copies'), write: formatNumber },
  { source: 'copied_long_lots', label: t('exposure.copiedBoughtLots'), write: formatNumber },
  { source: 'copied_short_lots', label: t('exposure.copiedSoldLots'), write: formatNumber },
  { source: 'copied_net_value', label: t('exposure.copiedNet'), write: whole, isMoney: true, toned: true },
] as const;

const FigureColumns = (currency: string) =>
  NUMBERS.map(({ source, label, write, ...rest }) => (
    <DataTable.Col<Exposure>
      key={source}
      align="right"
      source={source}
      label={'isMoney' in rest ? `${label}, ${currency}` : label}
      render={(row) => <FigureText value={row[source]} write={write} toned={'toned' in rest} />}
    />
  ));

/** The broker's exposure per symbol: the chart first, the figures below it. */
export const ExposureList = () => (
  <ListPage
    title={t('exposure.exposure')}
    filters={filters}
    sort={{ field: 'symbolId', order: 'ASC' }}
    filterDefaultValues={REAL_FIRST}
    perPage={250}
    refresh={1000}
    above={<Chart />}
  >
    <DataTable<Exposure>
      rowClick={(_, __, row) => ordersOf(row as Exposure)}
      bulkActionButtons={false}
      hiddenColumns={['margin', 'positions', 'copied_long_lots', 'copied_short_lots']}
      empty={<EmptyNote text={t('exposure.noPositionIsOpen')} />}
    >
      <DataTable.Col<Exposure>
        source="showCode"
        label={t('common.symbol')}
        render={(row) => (
          <Link to={ordersOf(row)} onClick={(event: MouseEvent) => event.stopPropagation()}>
            {row.showCode}
          </Link>
        )}
      />
      <BookColumn<Exposure>
        canSort
        source="is_demo"
        label={t('common.accounts')}
        isDemo={({ is_demo }) => is_demo}
      />
      <DataTable.NumberCol<Exposure> source="positions" label={t('common.positions')} />
      {FigureColumns(useCurrency())}
    </DataTable>
  </ListPage>
);
