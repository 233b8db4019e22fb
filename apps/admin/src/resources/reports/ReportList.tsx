import { Box, Skeleton, Typography } from '@mui/material';
import {
  REPORT_BY,
  REPORT_PERIODS,
  REPORT_RANGES,
  type ReportBy,
  type ReportPeriod,
} from '@truemark/contracts/admin';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { DataTable, Link, SelectInput, useListContext } from 'react-admin';
import { useProducts } from '../../product.js';
import { t } from '../../texts/texts.js';
import { DayInput } from '../../ui/DayInput.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { FigureText } from '../../ui/FigureText.js';
import { formatNumber, money } from '../../ui/figures.js';
import { ListPage } from '../../ui/ListPage.js';
import { ReportChart } from './ReportChart.js';
import { ReportTotals } from './ReportTotals.js';
import {
  byName,
  daysOf,
  entriesBehind,
  listBehind,
  periodName,
  productTitles,
  type Report,
  rangeName,
  subjectOf,
} from './report.js';
import { useReportTotals } from './use-report-totals.js';

type Titles = ReadonlyMap<string, string>;

const choicesOf = <K extends string>(ids: readonly K[], names: Readonly<Record<K, string>>) =>
  ids.map((id) => ({ id, name: names[id] }));

const filtersFor = (titles: Titles) => [
  <SelectInput
    key="book"
    source="book"
    label={t('common.accounts')}
    alwaysOn
    sx={{ minWidth: 110 }}
    choices={[
      { id: 'real', name: t('common.real') },
      { id: 'demo', name: t('common.demo') },
    ]}
  />,
  <SelectInput
    key="by"
    source="by"
    label={t('reports.by')}
    alwaysOn
    sx={{ minWidth: 130 }}
    choices={choicesOf(REPORT_BY, byName)}
  />,
  <SelectInput
    key="period"
    source="period"
    label={t('reports.period')}
    alwaysOn
    sx={{ minWidth: 130 }}
    choices={choicesOf(REPORT_PERIODS, periodName)}
  />,
  <SelectInput
    key="range"
    source="range"
    label={t('dashboard.range')}
    alwaysOn
    sx={{ minWidth: 130 }}
    choices={choicesOf(REPORT_RANGES, rangeName)}
  />,
  <SelectInput
    key="product"
    source="product"
    label={t('dashboard.product')}
    alwaysOn
    sx={{ minWidth: 150 }}
    emptyText={t('reports.allProducts')}
    choices={[...titles].map(([id, name]) => ({ id, name }))}
  />,
  <DayInput key="from" source="from" label={t('dashboard.firstDay')} />,
  <DayInput key="to" source="to" label={t('dashboard.lastDay')} />,
];

const SHOWN = { book: 'real', by: 'all', period: 'day', range: 'month' };
/** Maximum number of bars in a chart that is not by time. */
const MOST = 12;

/** Placeholder of the chart's size, so that nothing below moves when it loads. */
const ComingChart = () => (
  <Box aria-hidden="true" sx={{ px: 4, pb: 2 }}>
    <Typography variant="h6" component="div">
      <Skeleton width={200} />
    </Typography>
    <Skeleton variant="rounded" height={240} />
  </Box>
);

const Above = ({ titles }: { titles: Titles }) => {
  const { data = [], isPending, isPlaceholderData } = useListContext<Report>();
  const whole = useReportTotals().data?.[0];
  return (
    <>
      <ReportTotals />
      {isPending && <ComingChart />}
      {data.length > 0 && (
        <Box
          component="section"
          aria-label={t('reports.resultAsAChart')}
          aria-busy={isPlaceholderData}
          sx={{ px: 4, pb: 2, opacity: isPlaceholderData ? 0.5 : 1 }}
        >
          <Typography variant="h6" component="h2">
            {`${t('dashboard.houseResult')}, ${data[0]?.currency ?? ''}`}
          </Typography>
          <Box aria-hidden="true">
            <ReportChart rows={data} whole={whole} nameOf={(row) => subjectOf(row, titles)} most={MOST} />
          </Box>
        </Box>
      )}
    </>
  );
};

/** Keeps an amount's own colour: the link colour is used for earnings. */
const PLAIN = { '&&': { color: 'inherit', textDecorationColor: 'currentColor' } } as const;

interface LinkedProps {
  readonly to: string | null;
  readonly isSum?: boolean;
  readonly children: ReactNode;
}

const Linked = ({ to, isSum = false, children }: LinkedProps) =>
  to === null ? (
    children
  ) : (
    <Link to={to} {...(isSum && { sx: PLAIN })}>
      {children}
    </Link>
  );

const MONEY = [
  { source: 'result', label: t('dashboard.houseResult'), toned: true },
  { source: 'fees', label: t('reports.fees') },
  { source: 'trading', label: t('reports.trading'), toned: true },
  { source: 'spread', label: t('reports.spread') },
  { source: 'other', label: t('reports.other'), toned: true },
  { source: 'paid_in', label: t('reports.paidIn') },
  { source: 'paid_out', label: t('reports.paidOut') },
  { source: 'net_paid', label: t('reports.net'), toned: true },
] as const;
const COUNTS = [
  { source: 'active', label: t('reports.active') },
  { source: 'opened', label: t('reports.opened') },
  { source: 'entries', label: t('dashboard.entries') },
] as const;

/** Days are shown only if they differ, and the subject only if there is one. */
const Lines = ({ titles }: { titles: Titles }) => {
  const { filterValues } = useListContext<Report>();
  const { by, period } = filterValues as Readonly<{ by: ReportBy; period: ReportPeriod }>;
  return (
    <DataTable<Report>
      rowClick={false}
      bulkActionButtons={false}
      hiddenColumns={['entries']}
      empty={<EmptyNote text={t('reports.nothing')} />}
    >
      {period !== 'all' && <DataTable.Col<Report> source="from" label={t('reports.days')} render={daysOf} />}
      {by !== 'all' && (
        <DataTable.Col<Report>
          source="name"
          label={byName[by]}
          render={(row) => <Linked to={listBehind(row)}>{subjectOf(row, titles)}</Linked>}
        />
      )}
      {MONEY.map(({ source, label, ...rest }) => (
        <DataTable.Col<Report>
          key={source}
          source={source}
          label={label}
          align="right"
          render={(row) => (
            <Linked to={entriesBehind(row, source)} isSum>
              <FigureText value={row[source]} write={money} toned={'toned' in rest} />
            </Linked>
          )}
        />
      ))}
      {COUNTS.map(({ source, label }) => (
        <DataTable.Col<Report>
          key={source}
          source={source}
          label={label}
          align="right"
          render={(row) => <FigureText value={row[source]} write={formatNumber} />}
        />
      ))}
    </DataTable>
  );
};

/** The broker's result, customers' payments and activity: by day, week or month, and by subject; one book at a time. */
export const ReportList = () => {
  const products = useProducts();
  const titles = useMemo(() => productTitles(products), [products]);
  const filters = useMemo(() => filtersFor(titles), [titles]);
  return (
    <ListPage
      title={t('reports.reports')}
      filters={filters}
      filterDefaultValues={SHOWN}
      sort={{ field: 'from', order: 'DESC' }}
      above={<Above titles={titles} />}
    >
      <Lines titles={titles} />
    </ListPage>
  );
};
