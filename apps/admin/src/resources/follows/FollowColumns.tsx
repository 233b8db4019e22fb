import type { MouseEvent } from 'react';
import { DataTable, Link } from 'react-admin';
import { t } from '../../texts/texts.js';
import { FigureText } from '../../ui/FigureText.js';
import { money } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { WhenField } from '../../ui/WhenField.js';
import { CustomerLink, customerCell } from '../../ui/whose.js';
import { END_REASONS, type Follow, STATES, sizeText } from './follow.js';

/** The reason why it ended wraps to a second line. */
const broken = () => ({ minWidth: 100, whiteSpace: 'normal' });

const stay = (event: MouseEvent): void => event.stopPropagation();

interface Pair {
  readonly customer_id: number;
  readonly uid: string;
  readonly customer_name: string;
  readonly is_demo: boolean;
  readonly trader_id: number;
  readonly trader_nickname: string;
}

/** Follower, linked to his page. */
export const Follower = ({ row }: { row: Pair }) => (
  <CustomerLink id={row.customer_id} row={row} isDemo={row.is_demo} isCut />
);

/** Trader, linked to his page. */
export const Leader = ({ row: { trader_id: id, trader_nickname: name } }: { row: Pair }) => (
  <Link to={`/traders/${id}/show`} onClick={stay}>
    {name}
  </Link>
);

/** Money columns; those of either sign show sign and colour. */
const SUMS = [
  { source: 'realised', label: t('follows.realised'), toned: true },
  { source: 'share_paid', label: t('follows.sharePaid') },
  { source: 'owed', label: t('follows.shareOwed') },
  { source: 'margin', label: t('common.margin') },
  { source: 'max_amount', label: t('follows.mostMargin') },
  { source: 'stop_loss_amount', label: t('follows.capitalStop') },
] as const;

/** Columns of a follow relation, for its list and for a trader's or a customer's page. */
export const FollowColumns = ({ withTrader = true, withFollower = true }) => [
  <DataTable.NumberCol<Follow>
    key="id"
    source="id"
    label={t('common.no')}
    options={{ useGrouping: false }}
  />,
  withFollower && (
    <DataTable.Col<Follow>
      key="follower"
      source="uid"
      label={t('follows.follower')}
      disableSort
      cellSx={customerCell}
      render={(row) => <Follower row={row} />}
    />
  ),
  withTrader && (
    <DataTable.Col<Follow>
      key="trader"
      source="trader_nickname"
      label={t('common.trader')}
      disableSort
      render={(row) => <Leader row={row} />}
    />
  ),
  <DataTable.Col<Follow>
    key="status"
    source="status"
    label={t('common.state')}
    disableSort
    cellSx={broken}
    render={({ status, end_reason: reason }) => (
      <>
        <Pill {...STATES[status]} /> {reason && END_REASONS[reason]}
      </>
    )}
  />,
  <DataTable.Col<Follow> key="size" source="mode" label={t('follows.size')} disableSort render={sizeText} />,
  <DataTable.NumberCol<Follow> key="open" source="open_copies" label={t('follows.openCopies')} disableSort />,
  <DataTable.NumberCol<Follow>
    key="ended"
    source="ended_copies"
    label={t('follows.endedCopies')}
    disableSort
  />,
  ...SUMS.map(({ source, label, ...rest }) => (
    <DataTable.Col<Follow>
      align="right"
      key={source}
      source={source}
      label={label}
      disableSort
      render={(row) => <FigureText value={row[source]} write={money} toned={'toned' in rest} />}
    />
  )),
  <DataTable.Col<Follow> key="begun" source="begun_at_ms" label={t('follows.begun')} disableSort>
    <WhenField source="begun_at_ms" />
  </DataTable.Col>,
  <DataTable.Col<Follow> key="over" source="ended_at_ms" label={t('follows.ended')} disableSort>
    <WhenField source="ended_at_ms" />
  </DataTable.Col>,
];
