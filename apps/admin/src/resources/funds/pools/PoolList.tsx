import { Alert } from '@mui/material';
import { BooleanInput, DataTable } from 'react-admin';
import { EmptyNote } from '../../../ui/EmptyNote.js';
import { whole } from '../../../ui/figures.js';
import { ListPage } from '../../../ui/ListPage.js';
import { Pill } from '../../../ui/Pill.js';
import { When } from '../../../ui/WhenField.js';
import { coverText, type Pool } from './pool.js';

const filters = [<BooleanInput key="is_published" source="is_published" label="Published" />];

const SUMS = [
  { source: 'balance', label: 'Holds' },
  { source: 'promised', label: 'Promised' },
  { source: 'free', label: 'Free' },
  { source: 'day_profits', label: 'A day costs' },
  { source: 'capital', label: 'Put in by the firm' },
  { source: 'paid', label: 'Profits paid' },
  { source: 'damages', label: 'Damages' },
] as const;

/** What each fund's profits are paid from, and for how long it lasts. */
export const PoolList = () => (
  <ListPage
    title="Fund pools"
    filters={filters}
    sort={{ field: 'id', order: 'ASC' }}
    perPage={100}
    refresh={10_000}
    above={
      <Alert severity="info" variant="outlined" sx={{ m: 3 }}>
        Profits are paid from a fund’s own pool and from nowhere else. What is promised stays in it; what is
        not covered cannot be sold.
      </Alert>
    }
  >
    <DataTable<Pool>
      rowClick="show"
      bulkActionButtons={false}
      hiddenColumns={['capital', 'paid', 'damages']}
      empty={<EmptyNote text="No pool fits. Each fund has one from its first day." />}
    >
      <DataTable.NumberCol<Pool> source="id" label="No." options={{ useGrouping: false }} />
      <DataTable.Col<Pool> source="title" label="Fund" disableSort />
      <DataTable.Col<Pool>
        source="is_published"
        label="State"
        disableSort
        render={({ is_published: isPublished }) =>
          isPublished ? <Pill label="Published" tone="success" /> : <Pill label="Not published" />
        }
      />
      {SUMS.map(({ source, label }) => (
        <DataTable.Col<Pool>
          key={source}
          align="right"
          source={source}
          label={label}
          disableSort
          render={(row) => whole(row[source])}
        />
      ))}
      <DataTable.Col<Pool>
        source="running"
        label="Running"
        align="right"
        disableSort
        render={({ running }) => `${whole(running.amount)} in ${running.count}`}
      />
      <DataTable.Col<Pool>
        source="cover_days"
        label="Pays for"
        disableSort
        render={({ cover_days: days }) => coverText(days)}
      />
      <DataTable.Col<Pool>
        source="short_at_ms"
        label="Last too short"
        disableSort
        render={({ short_at_ms: shortAt }) =>
          shortAt === null ? (
            '–'
          ) : (
            <>
              <Pill label="Too short" tone="warning" /> <When ms={shortAt} />
            </>
          )
        }
      />
    </DataTable>
  </ListPage>
);
