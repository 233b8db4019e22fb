import { Alert } from '@mui/material';
import type { MouseEvent } from 'react';
import { BooleanInput, DataTable, Link } from 'react-admin';
import { t } from '../../texts/texts.js';
import { SwitchSelected } from '../../ui/bulk/SwitchMarked.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { ExportSelected } from '../../ui/ExportButton.js';
import { formatNumber, money } from '../../ui/figures.js';
import { ListPage } from '../../ui/ListPage.js';
import { Pill } from '../../ui/Pill.js';
import { usePermission } from '../../ui/use-permission.js';
import { type Fund, writtenIn } from './fund.js';

const filters = [<BooleanInput key="is_published" source="is_published" label={t('funds.published')} />];

const percent = (value: number): string => `${formatNumber(value)}%`;

const FIGURES = [
  { source: 'dividend_percentage', label: t('funds.aDay'), write: percent },
  { source: 'yearly_rate', label: t('funds.aYearSimple'), write: percent },
  { source: 'lock_dividend_days', label: t('funds.days'), write: formatNumber },
  { source: 'staring_sub_amount', label: t('funds.smallest'), write: money },
  { source: 'max_sub_amount', label: t('funds.largest'), write: money },
  { source: 'example_day_profit', label: t('funds.largestADay'), write: money },
  { source: 'example_total_profit', label: t('funds.largestInAll'), write: money },
  { source: 'liquidated_damages', label: t('funds.leavingEarly'), write: percent },
] as const;

const stay = (event: MouseEvent): void => event.stopPropagation();

export const FundList = () => {
  const mayEdit = usePermission('funds', 'edit');
  return (
    <ListPage
      title={t('funds.funds')}
      filters={filters}
      sort={{ field: 'sort', order: 'ASC' }}
      perPage={100}
      above={
        <Alert severity="info" variant="outlined" sx={{ m: 3 }}>
          {t('funds.whatCustomersCanSubscribeByThe')}
        </Alert>
      }
      canCreate
    >
      <DataTable<Fund>
        rowClick={mayEdit ? 'edit' : false}
        bulkActionButtons={
          <>
            <SwitchSelected />
            <ExportSelected />
          </>
        }
        hiddenColumns={['staring_sub_amount', 'languages']}
        empty={<EmptyNote text={t('funds.noFundFitsWithoutOneNobody')} />}
      >
        <DataTable.Col<Fund>
          source="title"
          label={t('common.title')}
          disableSort
          render={({ id, title }) => title || t('funds.fundWithoutATitle', { id })}
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
          label={t('funds.runningAtOnce')}
          align="right"
          disableSort
          render={({ limit_num: most }) => (most === 0 ? t('funds.noLimit') : most)}
        />
        <DataTable.Col<Fund>
          source="languages"
          label={t('common.languages')}
          disableSort
          render={({ texts }) => writtenIn(texts).join(', ')}
        />
        <DataTable.NumberCol<Fund> source="sort" label={t('funds.place')} />
        <DataTable.Col<Fund>
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
        <DataTable.Col<Fund>
          source="pool"
          label={t('funds.pool')}
          disableSort
          render={({ id }) => (
            <Link to={`/fund-pools/${id}/show`} onClick={stay}>
              {t('funds.open')}
            </Link>
          )}
        />
      </DataTable>
    </ListPage>
  );
};
