import type { MouseEvent } from 'react';
import { DataTable, Link, SelectInput } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { bookFilter } from '../../../ui/book-filter.js';
import { DayFilter } from '../../../ui/DayFilter.js';
import { EmptyNote } from '../../../ui/EmptyNote.js';
import { FigureText } from '../../../ui/FigureText.js';
import { formatNumber, money } from '../../../ui/figures.js';
import { ListPage } from '../../../ui/ListPage.js';
import { Pill } from '../../../ui/Pill.js';
import { symbolFilter } from '../../../ui/symbol-filter.js';
import { useCurrency } from '../../../ui/use-currency.js';
import { at, dayBegins } from '../../../ui/zone.js';
import { durationText } from '../option.js';
import { FairnessSummary } from './FairnessSummary.js';
import { type FairnessRow, percent, percentOr, verdictOf } from './fairness.js';

const filters = [
  bookFilter,
  <SelectInput
    key="by"
    source="by"
    label={t('options.rows')}
    alwaysOn
    sx={{ minWidth: 170 }}
    choices={[
      { id: 'symbol', name: t('options.bySymbol') },
      { id: 'duration', name: t('options.bySymbolDuration') },
    ]}
  />,
  <DayFilter key="from" source="from" label={t('options.boughtFrom')} alwaysOn />,
  <DayFilter key="until" source="until" label={t('options.boughtBefore')} />,
  symbolFilter,
];

const DAY = 86_400_000;
const monthAgo = (): string => new Date(dayBegins(at(Date.now() - 30 * DAY).slice(0, 10))).toISOString();

const optionsOf = ({ symbolId }: FairnessRow): string =>
  `/options?filter=${encodeURIComponent(JSON.stringify({ status: 3, symbolId }))}`;

const COUNTS = [
  { source: 'options', label: t('common.options') },
  { source: 'wins', label: t('options.won') },
  { source: 'losses', label: t('options.lost') },
  { source: 'ties', label: t('options.tied') },
  { source: 'voids', label: t('options.void') },
  { source: 'sold', label: t('options.soldBack') },
  { source: 'leaning', label: t('options.unevenTosses') },
] as const;

const SHARES = [
  { source: 'win_rate', label: t('options.winRate') },
  { source: 'break_even', label: t('options.breakEven') },
  { source: 'rise_rate', label: t('options.priceRose') },
  { source: 'majority_rate', label: t('options.largerSideWon') },
] as const;

const intervalText = ({ majority_low: low, majority_high: high }: FairnessRow): string =>
  low === null || high === null ? '–' : `${percent(low)} – ${percent(high)}`;

/** Whether options win as often as chance predicts: a chart and sentences first, the figures below. */
export const FairnessList = () => {
  const currency = useCurrency();
  return (
    <ListPage
      title={t('options.optionFairness')}
      filters={filters}
      filterDefaultValues={{ is_demo: 'false', by: 'symbol', from: monthAgo() }}
      sort={{ field: 'options', order: 'DESC' }}
      perPage={100}
      above={<FairnessSummary />}
    >
      <DataTable<FairnessRow>
        rowClick={(_, __, row) => optionsOf(row as FairnessRow)}
        bulkActionButtons={false}
        hiddenColumns={['ties', 'voids', 'sold', 'rise_rate', 'majority_rate', 'stakes', 'returned']}
        empty={<EmptyNote text={t('options.noOptionEndedInThisPeriod')} />}
      >
        <DataTable.Col<FairnessRow>
          source="showCode"
          label={t('common.symbol')}
          render={(row) => (
            <Link to={optionsOf(row)} onClick={(event: MouseEvent) => event.stopPropagation()}>
              {row.showCode}
            </Link>
          )}
        />
        <DataTable.Col<FairnessRow>
          source="seconds"
          label={t('options.duration')}
          render={({ seconds }) => (seconds === null ? t('options.all') : durationText(seconds))}
        />
        {COUNTS.map(({ source, label }) => (
          <DataTable.Col<FairnessRow>
            key={source}
            align="right"
            source={source}
            label={label}
            render={(row) => formatNumber(row[source])}
          />
        ))}
        <DataTable.Col<FairnessRow>
          source="majority_z"
          label={t('options.chance')}
          render={(row) => <Pill {...verdictOf(row)} />}
        />
        {SHARES.map(({ source, label }) => (
          <DataTable.Col<FairnessRow>
            key={source}
            align="right"
            source={source}
            label={label}
            render={(row) => percentOr(row[source])}
          />
        ))}
        <DataTable.Col<FairnessRow>
          align="right"
          source="majority_low"
          label={t('options.interval95')}
          disableSort
          render={intervalText}
        />
        <DataTable.Col<FairnessRow>
          align="right"
          source="return_rate"
          label={t('options.paidStaked')}
          render={({ return_rate: rate }) => percentOr(rate)}
        />
        <DataTable.Col<FairnessRow>
          align="right"
          source="house_result"
          label={t('options.house', { currency })}
          render={({ house_result: result }) => <FigureText value={result} write={money} toned />}
        />
        <DataTable.Col<FairnessRow>
          align="right"
          source="stakes"
          label={t('options.staked', { currency })}
          render={({ stakes }) => money(stakes)}
        />
        <DataTable.Col<FairnessRow>
          align="right"
          source="returned"
          label={t('options.returned', { currency })}
          render={({ returned }) => money(returned)}
        />
      </DataTable>
    </ListPage>
  );
};
