import type { MouseEvent } from 'react';
import { DataTable, Link } from 'react-admin';
import { t } from '../../texts/texts.js';
import { formatNumber, lots as lotsText, price as priceText } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { WhenField } from '../../ui/WhenField.js';
import { customerCell } from '../../ui/whose.js';
import { Follower, Leader } from '../follows/FollowColumns.js';
import { EVENTS, type FollowEvent, REASONS, RESULTS } from './follow-event.js';

/** The reason for skipping wraps to a second line. */
const broken = () => ({ minWidth: 120, whiteSpace: 'normal' });

const OrderLink = ({ id }: { id: number | null }) =>
  id === null ? (
    <>–</>
  ) : (
    <Link to={`/orders/${id}/show`} onClick={(event: MouseEvent) => event.stopPropagation()}>
      {id}
    </Link>
  );

/** Price with the symbol's decimals. */
const priceOf = ({ price, pricePrecision }: FollowEvent): string => {
  if (price === null) return '–';
  return pricePrecision === null ? formatNumber(price) : priceText(price, pricePrecision);
};

/** Columns of a follow event, for its list and for a trader's page. */
export const FollowEventColumns = ({ withTrader = true }) => [
  <DataTable.NumberCol<FollowEvent>
    key="id"
    source="id"
    label={t('common.no')}
    options={{ useGrouping: false }}
  />,
  <DataTable.Col<FollowEvent> key="at" source="at_ms" label={t('common.when')} disableSort>
    <WhenField source="at_ms" />
  </DataTable.Col>,
  withTrader && (
    <DataTable.Col<FollowEvent>
      key="trader"
      source="trader_nickname"
      label={t('common.trader')}
      disableSort
      render={(row) => <Leader row={row} />}
    />
  ),
  <DataTable.Col<FollowEvent>
    key="event"
    source="event"
    label={t('followEvents.event')}
    disableSort
    render={({ event }) => EVENTS[event]}
  />,
  <DataTable.Col<FollowEvent> key="symbol" source="showCode" label={t('common.symbol')} disableSort />,
  <DataTable.Col<FollowEvent>
    key="leader"
    source="leader_order_id"
    label={t('followEvents.leadersOrder')}
    disableSort
    render={({ leader_order_id: id }) => <OrderLink id={id} />}
  />,
  <DataTable.Col<FollowEvent>
    key="follower"
    source="uid"
    label={t('followEvents.follower')}
    disableSort
    cellSx={customerCell}
    render={(row) => <Follower row={row} />}
  />,
  <DataTable.Col<FollowEvent>
    key="result"
    source="result"
    label={t('followEvents.result')}
    disableSort
    cellSx={broken}
    render={({ result, reason }) => (
      <>
        <Pill label={RESULTS[result]} tone={result === 'copied' ? 'success' : 'warning'} />{' '}
        {reason && REASONS[reason]}
      </>
    )}
  />,
  <DataTable.Col<FollowEvent>
    key="order"
    source="order_id"
    label={t('followEvents.copy')}
    disableSort
    render={({ order_id: id }) => <OrderLink id={id} />}
  />,
  <DataTable.Col<FollowEvent>
    align="right"
    key="lots"
    source="lots"
    label={t('common.lots')}
    disableSort
    render={({ lots }) => (lots === null ? '–' : lotsText(lots))}
  />,
  <DataTable.Col<FollowEvent>
    align="right"
    key="price"
    source="price"
    label={t('common.price')}
    disableSort
    render={priceOf}
  />,
  <DataTable.NumberCol<FollowEvent>
    key="seq"
    source="seq"
    label={t('followEvents.tick')}
    disableSort
    options={{ useGrouping: false }}
  />,
  <DataTable.NumberCol<FollowEvent>
    key="delay"
    source="delay_ms"
    label={t('followEvents.afterMs')}
    disableSort
  />,
];
