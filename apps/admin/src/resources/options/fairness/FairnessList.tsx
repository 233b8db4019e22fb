import type { MouseEvent } from 'react';
import { DataTable, DateInput, Link, SelectInput } from 'react-admin';
import { bookFilter } from '../../../ui/book-filter.js';
import { EmptyNote } from '../../../ui/EmptyNote.js';
import { FigureText } from '../../../ui/FigureText.js';
import { figure, money } from '../../../ui/figures.js';
import { ListPage } from '../../../ui/ListPage.js';
import { Pill } from '../../../ui/Pill.js';
import { symbolFilter } from '../../../ui/symbol-filter.js';
import { useCurrency } from '../../../ui/use-currency.js';
import { durationText } from '../option.js';
import { FairnessSummary } from './FairnessSummary.js';
import { type FairnessRow, percent, percentOr, verdictOf } from './fairness.js';

const filters = [
  bookFilter,
  <SelectInput
    key="by"
    source="by"
    label="Rows"
    alwaysOn
    sx={{ minWidth: 170 }}
    choices={[
      { id: 'symbol', name: 'By symbol' },
      { id: 'duration', name: 'By symbol, duration' },
    ]}
  />,
  <DateInput key="from" source="from" label="Bought from" alwaysOn />,
  <DateInput key="until" source="until" label="Bought before" />,
  symbolFilter,
];

const DAY = 86_400_000;
const monthAgo = (): string => new Date(Date.now() - 30 * DAY).toISOString().slice(0, 10);

const optionsOf = ({ symbolId }: FairnessRow): string =>
  `/options?filter=${encodeURIComponent(JSON.stringify({ status: 3, symbolId }))}`;

const COUNTS = [
  { source: 'options', label: 'Options' },
  { source: 'wins', label: 'Won' },
  { source: 'losses', label: 'Lost' },
  { source: 'ties', label: 'Tied' },
  { source: 'voids', label: 'Void' },
  { source: 'sold', label: 'Sold back' },
  { source: 'leaning', label: 'Uneven tosses' },
] as const;

const SHARES = [
  { source: 'win_rate', label: 'Win rate' },
  { source: 'break_even', label: 'Break-even' },
  { source: 'rise_rate', label: 'Price rose' },
  { source: 'majority_rate', label: 'Larger side won' },
] as const;

const intervalText = ({ majority_low: low, majority_high: high }: FairnessRow): string =>
  low === null || high === null ? '–' : `${percent(low)} – ${percent(high)}`;

/** Whether options win as often as chance has it: a chart and sentences first, the figures below. */
export const FairnessList = () => {
  const currency = useCurrency();
  return (
    <ListPage
      title="Option fairness"
      filters={filters}
      filterDefaultValues={{ is_demo: 'false', by: 'symbol', from: monthAgo() }}
      sort={{ field: 'options', order: 'DESC' }}
      perPage={100}
      above={<FairnessSummary />}
    >
      <DataTable<FairnessRow>
        rowClick={(_, __, row) => optionsOf(row as FairnessRow)}
        bulkActionButtons={false}
        hiddenColumns={['stakes', 'returned']}
        empty={<EmptyNote text="No option ended in this period." />}
      >
        <DataTable.Col<FairnessRow>
          source="showCode"
          label="Symbol"
          render={(row) => (
            <Link to={optionsOf(row)} onClick={(event: MouseEvent) => event.stopPropagation()}>
              {row.showCode}
            </Link>
          )}
        />
        <DataTable.Col<FairnessRow>
          source="seconds"
          label="Duration"
          render={({ seconds }) => (seconds === null ? 'All' : durationText(seconds))}
        />
        {COUNTS.map(({ source, label }) => (
          <DataTable.Col<FairnessRow>
            key={source}
            align="right"
            source={source}
            label={label}
            render={(row) => figure(row[source])}
          />
        ))}
        <DataTable.Col<FairnessRow>
          source="majority_z"
          label="Chance"
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
          label="95% interval"
          disableSort
          render={intervalText}
        />
        <DataTable.Col<FairnessRow>
          align="right"
          source="return_rate"
          label="Paid ÷ staked"
          render={({ return_rate: rate }) => percentOr(rate)}
        />
        <DataTable.Col<FairnessRow>
          align="right"
          source="house_result"
          label={`House, ${currency}`}
          render={({ house_result: result }) => <FigureText value={result} write={money} toned />}
        />
        <DataTable.Col<FairnessRow>
          align="right"
          source="stakes"
          label={`Staked, ${currency}`}
          render={({ stakes }) => money(stakes)}
        />
        <DataTable.Col<FairnessRow>
          align="right"
          source="returned"
          label={`Returned, ${currency}`}
          render={({ returned }) => money(returned)}
        />
      </DataTable>
    </ListPage>
  );
};
