import type { MouseEvent } from 'react';
import { DataTable, Link } from 'react-admin';
import { t } from '../../texts/texts.js';
import { bookFilter } from '../../ui/book-filter.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { FigureText } from '../../ui/FigureText.js';
import { formatNumber, money } from '../../ui/figures.js';
import { ListPage } from '../../ui/ListPage.js';
import { Pill } from '../../ui/Pill.js';
import { CustomerLink, customerCell } from '../../ui/whose.js';
import { LEVELS, type WatchedAccount } from './watched-account.js';

const percent = (value: number): string => `${money(value)}%`;

const positionsOf = ({ id }: WatchedAccount): string =>
  `/orders?filter=${encodeURIComponent(JSON.stringify({ status: 1, customer_id: id }))}`;

const stay = (event: MouseEvent): void => event.stopPropagation();

/** Money columns of the list. */
const SUMS = [
  ['balance', t('marginWatch.balance')],
  ['equity', t('marginWatch.equity')],
  ['margin', t('common.margin')],
] as const;

export const MarginWatchList = () => (
  <ListPage
    title={t('marginWatch.marginWatch')}
    filters={[bookFilter]}
    sort={{ field: 'margin_level', order: 'ASC' }}
    refresh={1000}
  >
    <DataTable<WatchedAccount>
      rowClick={(id) => `/customers/${id}/show`}
      bulkActionButtons={false}
      empty={<EmptyNote text={t('marginWatch.noAccountHoldsAPosition')} />}
    >
      <DataTable.Col<WatchedAccount>
        source="uid"
        label={t('common.customer')}
        disableSort
        cellSx={customerCell}
        render={(row) => <CustomerLink isCut id={row.id} row={row} isDemo={row.is_demo} />}
      />
      <DataTable.Col<WatchedAccount>
        source="state"
        label={t('common.state')}
        disableSort
        render={({ state }) => <Pill {...LEVELS[state]} />}
      />
      <DataTable.Col<WatchedAccount>
        align="right"
        source="margin_level"
        label={t('marginWatch.marginLevel')}
        render={({ margin_level: level }) => <FigureText value={level} write={percent} />}
      />
      {SUMS.map(([source, label]) => (
        <DataTable.Col<WatchedAccount>
          key={source}
          align="right"
          source={source}
          label={label}
          disableSort
          render={(account) => <FigureText value={account[source]} write={money} />}
        />
      ))}
      <DataTable.Col<WatchedAccount>
        align="right"
        source="profit"
        label={t('common.profit')}
        disableSort
        render={({ profit }) => <FigureText value={profit} write={money} toned />}
      />
      <DataTable.Col<WatchedAccount>
        align="right"
        source="positions"
        label={t('common.positions')}
        disableSort
        render={(account) => (
          <Link to={positionsOf(account)} onClick={stay}>
            {formatNumber(account.positions)}
          </Link>
        )}
      />
      <DataTable.NumberCol<WatchedAccount> source="pending" label={t('common.pending')} disableSort />
    </DataTable>
  </ListPage>
);
