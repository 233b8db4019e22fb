import { DataTable, SearchInput, SelectInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { ON_PHONE } from '../../theme/on-phone.js';
import { EmptyRows } from '../../ui/EmptyRows.js';
import { ListPage } from '../../ui/ListPage.js';
import { Pill } from '../../ui/Pill.js';
import { QueueRows } from '../../ui/queue-rows.js';
import { AssignSelected } from '../../ui/review/AssignSelected.js';
import { ageOf } from '../../ui/review/queue.js';
import { uidColumn } from '../../ui/review/queue-columns.js';
import { usePromise } from '../../ui/use-currency.js';
import { WhenField } from '../../ui/WhenField.js';
import { percent, STATES, type Trader } from './trader.js';

const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={t('traders.nicknameNameEMailOrUid')}
    sx={{ minWidth: 260 }}
  />,
  <SelectInput
    key="status"
    source="status"
    label={t('common.state')}
    alwaysOn
    sx={{ minWidth: 150 }}
    choices={Object.entries(STATES).map(([id, { label: name }]) => ({ id, name }))}
  />,
];

/** How long an application has waited. */
export const Age = ({ trader: { status, applied_at_ms: at } }: { trader: Trader }) => {
  const promise = usePromise();
  return status === 'applied' ? <Pill {...ageOf(at, Date.now(), promise)} /> : <>–</>;
};

/** Waiting applications, oldest first; and traders who are active, refused or suspended. */
export const TraderList = () => (
  <ListPage
    title={t('traders.traders')}
    filters={filters}
    filterDefaultValues={{ status: 'applied' }}
    sort={{ field: 'applied_at_ms', order: 'ASC' }}
    inside={QueueRows}
  >
    <DataTable<Trader>
      rowClick="show"
      bulkActionButtons={<AssignSelected />}
      empty={<EmptyRows text={t('traders.noTraderInThisState')} />}
    >
      <DataTable.Col<Trader>
        source="nickname"
        label={t('traders.nickname')}
        disableSort
        className={ON_PHONE}
      />
      {uidColumn}
      <DataTable.Col<Trader>
        source="status"
        label={t('common.state')}
        disableSort
        className={ON_PHONE}
        render={({ status }) => <Pill {...STATES[status]} />}
      />
      <DataTable.NumberCol<Trader> source="follow_num" label={t('traders.followers')} disableSort />
      <DataTable.Col<Trader>
        align="right"
        source="share"
        label={t('traders.share')}
        disableSort
        render={({ share }) => percent(share)}
      />
      <DataTable.Col<Trader>
        source="is_visible"
        label={t('traders.inLists')}
        disableSort
        render={({ is_visible: isVisible }) => (isVisible ? t('traders.found') : t('traders.hidden'))}
      />
      <DataTable.Col<Trader> source="applied_at_ms" label={t('traders.applied')}>
        <WhenField source="applied_at_ms" />
      </DataTable.Col>
      <DataTable.Col<Trader>
        source="age"
        label={t('common.waitsFor')}
        disableSort
        className={ON_PHONE}
        render={(trader) => <Age trader={trader} />}
      />
      <DataTable.Col<Trader>
        source="claimed_by_name"
        label={t('common.claimedBy')}
        disableSort
        render={({ claimed_by_name: holder }) => holder ?? '–'}
      />
    </DataTable>
  </ListPage>
);
