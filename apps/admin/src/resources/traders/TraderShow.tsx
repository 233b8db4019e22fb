import { TabbedShowLayout, useRecordContext } from 'react-admin';
import { t } from '../../texts/texts.js';
import { RecordShow } from '../../ui/RecordShow.js';
import { ReferenceTable } from '../../ui/ReferenceTable.js';
import { usePermission } from '../../ui/use-permission.js';
import { AuditColumns } from '../audit-log/AuditLogList.js';
import { FollowEventColumns } from '../follow-events/FollowEventColumns.js';
import { FollowColumns } from '../follows/FollowColumns.js';
import { OrderColumns } from '../orders/OrderColumns.js';
import { Application } from './Application.js';
import { Standing } from './Standing.js';
import type { TraderDetails } from './trader.js';

const Title = () => {
  const trader = useRecordContext<TraderDetails>();
  return <>{trader ? t('traders.trader', { nickname: trader.nickname }) : t('common.trader')}</>;
};

const Overview = () => {
  const trader = useRecordContext<TraderDetails>();
  if (!trader) return null;
  return trader.status === 'applied' ? (
    <Application key={trader.id} id={trader.id} />
  ) : (
    <Standing trader={trader} />
  );
};

/** Page of a trader: profile, results, followers and follow events. */
export const TraderShow = () => {
  const mayAudit = usePermission('audit-log', 'list');
  return (
    <RecordShow title={<Title />} component="div" actions={false} queryOptions={{ refetchInterval: 5000 }}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label={t('common.overview')}>
          <Overview />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label={t('common.positions')} path="positions">
          <ReferenceTable
            reference="orders"
            target="customer_id"
            filter={{ status: [0, 1] }}
            pollInterval={2000}
          >
            {OrderColumns({ withCustomer: false })}
          </ReferenceTable>
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label={t('traders.orderHistory')} path="history">
          <ReferenceTable reference="orders" target="customer_id" filter={{ status: 3 }}>
            {OrderColumns({ withCustomer: false })}
          </ReferenceTable>
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label={t('traders.followers')} path="followers">
          <ReferenceTable reference="follows" target="trader_id" pollInterval={10_000} rowClick={false}>
            {FollowColumns({ withTrader: false })}
          </ReferenceTable>
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label={t('traders.copied')} path="copied">
          <ReferenceTable reference="follow-events" target="trader_id" pollInterval={10_000} rowClick={false}>
            {FollowEventColumns({ withTrader: false })}
          </ReferenceTable>
        </TabbedShowLayout.Tab>
        {mayAudit && (
          <TabbedShowLayout.Tab label={t('traders.log')} path="log">
            <ReferenceTable reference="audit-log" target="customer_id">
              {AuditColumns({ isOfOne: true })}
            </ReferenceTable>
          </TabbedShowLayout.Tab>
        )}
      </TabbedShowLayout>
    </RecordShow>
  );
};
