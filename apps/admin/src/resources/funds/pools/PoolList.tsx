import { Alert } from '@mui/material';
import { BooleanInput, DataTable } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { EmptyNote } from '../../../ui/EmptyNote.js';
import { money } from '../../../ui/figures.js';
import { ListPage } from '../../../ui/ListPage.js';
import { Pill } from '../../../ui/Pill.js';
import { When } from '../../../ui/WhenField.js';
import { coverText, type Pool } from './pool.js';

const filters = [<BooleanInput key="is_published" source="is_published" label={t('funds.published')} />];

const SUMS = [
  { source: 'balance', label: t('funds.holds') },
  { source: 'promised', label: t('funds.promised') },
  { source: 'free', label: t('funds.free') },
  { source: 'day_profits', label: t('funds.aDayCosts') },
  { source: 'capital', label: t('funds.putInByTheFirm') },
  { source: 'paid', label: t('funds.profitsPaid') },
  { source: 'damages', label: t('funds.damages') },
] as const;

/** Pools of the funds, and how long each lasts. */
export const PoolList = () => (
  <ListPage
    title={t('funds.fundPools')}
    filters={filters}
    sort={{ field: 'id', order: 'ASC' }}
    perPage={100}
    pollInterval={10_000}
    above={
      <Alert severity="info" variant="outlined" sx={{ m: 3 }}>
        {t('funds.profitsArePaidFromAFunds')}
      </Alert>
    }
  >
    <DataTable<Pool>
      rowClick="show"
      bulkActionButtons={false}
      hiddenColumns={['capital', 'paid', 'damages']}
      empty={<EmptyNote text={t('funds.noPoolFitsEachFundHas')} />}
    >
      <DataTable.NumberCol<Pool> source="id" label={t('common.no')} options={{ useGrouping: false }} />
      <DataTable.Col<Pool> source="title" label={t('funds.fund2')} disableSort />
      <DataTable.Col<Pool>
        source="is_published"
        label={t('common.state')}
        disableSort
        render={({ is_published: isPublished }) =>
          isPublished ? (
            <Pill label={t('funds.published')} tone="success" />
          ) : (
            <Pill label={t('funds.notPublished')} />
          )
        }
      />
      {SUMS.map(({ source, label }) => (
        <DataTable.Col<Pool>
          key={source}
          align="right"
          source={source}
          label={label}
          disableSort
          render={(row) => money(row[source])}
        />
      ))}
      <DataTable.Col<Pool>
        source="running"
        label={t('funds.running')}
        align="right"
        disableSort
        render={({ running }) => t('funds.in', { amount: money(running.amount), count: running.count })}
      />
      <DataTable.Col<Pool>
        source="cover_days"
        label={t('funds.paysFor')}
        disableSort
        render={({ cover_days: days }) => coverText(days)}
      />
      <DataTable.Col<Pool>
        source="short_at_ms"
        label={t('funds.lastTooShort')}
        disableSort
        render={({ short_at_ms: shortAt }) =>
          shortAt === null ? (
            '–'
          ) : (
            <>
              <Pill label={t('funds.tooShort')} tone="warning" /> <When ms={shortAt} />
            </>
          )
        }
      />
    </DataTable>
  </ListPage>
);
