import { Alert } from '@mui/material';
import type { MouseEvent } from 'react';
import { BooleanInput, DataTable, Link } from 'react-admin';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { figure, whole } from '../../ui/figures.js';
import { ListPage } from '../../ui/ListPage.js';
import { Pill } from '../../ui/Pill.js';
import { useMay } from '../../ui/use-may.js';
import { type Fund, writtenIn } from './fund.js';

const filters = [<BooleanInput key="is_published" source="is_published" label="Published" />];

const percent = (value: number): string => `${figure(value)}%`;

const FIGURES = [
  { source: 'dividend_percentage', label: 'A day', write: percent },
  { source: 'yearly_rate', label: 'A year, simple', write: percent },
  { source: 'lock_dividend_days', label: 'Days', write: figure },
  { source: 'staring_sub_amount', label: 'Smallest', write: whole },
  { source: 'max_sub_amount', label: 'Largest', write: whole },
  { source: 'example_day_profit', label: 'Largest, a day', write: whole },
  { source: 'example_total_profit', label: 'Largest, in all', write: whole },
  { source: 'liquidated_damages', label: 'Leaving early', write: percent },
] as const;

const stay = (event: MouseEvent): void => event.stopPropagation();

export const FundList = () => {
  const mayEdit = useMay('funds', 'edit');
  return (
    <ListPage
      title="Funds"
      filters={filters}
      sort={{ field: 'sort', order: 'ASC' }}
      perPage={100}
      above={
        <Alert severity="info" variant="outlined" sx={{ m: 3 }}>
          What customers can subscribe, by the same terms for everybody. A subscription keeps the terms of its
          first day; profits come out of the fund’s pool.
        </Alert>
      }
      canCreate
    >
      <DataTable<Fund>
        rowClick={mayEdit ? 'edit' : false}
        bulkActionButtons={false}
        hiddenColumns={['staring_sub_amount', 'languages']}
        empty={<EmptyNote text="No fund fits. Without one nobody can subscribe." />}
      >
        <DataTable.Col<Fund>
          source="title"
          disableSort
          render={({ id, title }) => title || `Fund ${id}, without a title`}
        />
        {FIGURES.map(({ source, label, write }) => (
          <DataTable.Col<Fund>
            key={source}
            align="right"
            source={source}
            label={label}
            disableSort
            render={(row) => write(row[source])}
          />
        ))}
        <DataTable.Col<Fund>
          source="limit_num"
          label="Running at once"
          align="right"
          disableSort
          render={({ limit_num: most }) => (most === 0 ? 'No limit' : most)}
        />
        <DataTable.Col<Fund>
          source="languages"
          label="Languages"
          disableSort
          render={({ texts }) => writtenIn(texts).join(', ')}
        />
        <DataTable.NumberCol<Fund> source="sort" label="Place" />
        <DataTable.Col<Fund>
          source="is_published"
          label="State"
          disableSort
          render={({ is_published: isPublished }) =>
            isPublished ? <Pill label="Published" tone="success" /> : <Pill label="Not published" />
          }
        />
        <DataTable.Col<Fund>
          source="pool"
          label="Pool"
          disableSort
          render={({ id }) => (
            <Link to={`/fund-pools/${id}/show`} onClick={stay}>
              Open
            </Link>
          )}
        />
      </DataTable>
    </ListPage>
  );
};
