import { Alert, Skeleton } from '@mui/material';
import type { NumericDecimals } from '@truemark/contracts';
import { REPORT_RANGES, STATEMENT_SIDES, type StatementRow } from '@truemark/contracts/admin';
import { DataTable, SelectInput, useListContext } from 'react-admin';
import { t } from '../../texts/texts.js';
import { DayInput } from '../../ui/DayInput.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { FigureText } from '../../ui/FigureText.js';
import { formatNumber, money } from '../../ui/figures.js';
import { ListPage } from '../../ui/ListPage.js';
import { houseZone } from '../../ui/zone.js';
import { placeName, typeName, useWords, type Words } from '../ledger-entries/entry.js';
import { rangeName } from '../reports/report.js';

type Line = NumericDecimals<StatementRow>;

const SIDES: Readonly<Record<Line['side'], string>> = {
  customers: t('statement.customers'),
  house: t('statement.house'),
};

const filters = [
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
    key="range"
    source="range"
    label={t('dashboard.range')}
    alwaysOn
    sx={{ minWidth: 130 }}
    choices={REPORT_RANGES.map((id) => ({ id, name: rangeName[id] }))}
  />,
  <SelectInput
    key="side"
    source="side"
    label={t('statement.side')}
    alwaysOn
    sx={{ minWidth: 150 }}
    choices={STATEMENT_SIDES.map((id) => ({ id, name: SIDES[id] }))}
  />,
  <DayInput key="from" source="from" label={t('dashboard.firstDay')} />,
  <DayInput key="to" source="to" label={t('dashboard.lastDay')} />,
];

const SHOWN = { book: 'real', range: 'month' };

const lineName = (words: Words, { line, type }: Line): string => {
  if (line === 'opening') return t('statement.opening');
  return line === 'closing' ? t('statement.closing') : typeName(words, type);
};

const HowItAdds = () => {
  const { data, isPending } = useListContext<Line>();
  const [first] = data ?? [];
  if (isPending) return <Skeleton variant="rounded" height={50} sx={{ m: 3 }} />;
  if (!first) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ m: 3 }}>
      {t('statement.howItAdds', { from: first.from, to: first.to, zone: houseZone() })}
    </Alert>
  );
};

const SUMS = [
  { source: 'credited', label: t('statement.credited') },
  { source: 'debited', label: t('statement.debited') },
  { source: 'sum', label: t('statement.sum'), toned: true },
] as const;

/** Opening balances, movements and closing balances per account kind, over a range of days, one book at a time. */
export const StatementList = () => {
  const words = useWords();
  return (
    <ListPage
      title={t('statement.statementOfReconciliation')}
      filters={filters}
      filterDefaultValues={SHOWN}
      sort={{ field: 'id', order: 'ASC' }}
      perPage={100}
      above={<HowItAdds />}
    >
      <DataTable<Line>
        rowClick={false}
        bulkActionButtons={false}
        rowSx={({ line }) => ({ '& td': { fontWeight: line === 'movement' ? 400 : 600 } })}
        empty={<EmptyNote text={t('statement.nothing')} />}
      >
        <DataTable.Col<Line> source="currency" label={t('statement.currency')} disableSort />
        <DataTable.Col<Line>
          source="side"
          label={t('statement.side')}
          disableSort
          render={({ side }) => SIDES[side]}
        />
        <DataTable.Col<Line>
          source="account"
          label={t('common.account')}
          disableSort
          render={({ account }) => placeName(words, account)}
        />
        <DataTable.Col<Line>
          source="line"
          label={t('statement.line')}
          disableSort
          render={(row) => lineName(words, row)}
        />
        {SUMS.map(({ source, label, ...rest }) => (
          <DataTable.Col<Line>
            key={source}
            source={source}
            label={label}
            align="right"
            disableSort
            render={(row) => <FigureText value={row[source]} write={money} toned={'toned' in rest} />}
          />
        ))}
        <DataTable.Col<Line>
          source="entries"
          label={t('dashboard.entries')}
          align="right"
          disableSort
          render={({ entries }) => formatNumber(entries)}
        />
      </DataTable>
    </ListPage>
  );
};
