import type { ComponentType } from 'react';
import { DataTable } from 'react-admin';
import { t } from '../../texts/texts.js';
import { FIRST_ON_PHONE, ON_PHONE } from '../../theme/on-phone.js';
import { Pill, type PillTone } from '../Pill.js';
import { When, WhenField } from '../WhenField.js';
import { CustomerName, customerCell } from '../whose.js';
import type { SecondPerson } from './second-person.js';

/** Fields read by the columns below. */
interface QueueRow {
  readonly id: number;
  readonly uid: string;
  readonly customer_name?: string;
  readonly status: string;
  readonly claimed_by_name: string | null;
}

/** Columns with the id and customer of a row. */
export const whoseColumns = (withCustomer: boolean) => [
  <DataTable.NumberCol<QueueRow>
    key="id"
    source="id"
    label={t('common.no')}
    options={{ useGrouping: false }}
  />,
  withCustomer && uidColumn,
];

export const uidColumn = (
  <DataTable.Col<QueueRow>
    key="uid"
    source="uid"
    label={t('common.customer')}
    disableSort
    className={FIRST_ON_PHONE}
    cellSx={customerCell}
    render={(row) => <CustomerName row={{ uid: row.uid, customer_name: row.customer_name ?? '' }} />}
  />
);

interface State {
  readonly label: string;
  readonly tone: PillTone;
}

/** Column with the state of a row, named by the row itself. */
export const standingColumn = <Row extends QueueRow>(stateOf: (row: Row) => State) => (
  <DataTable.Col<Row>
    key="status"
    source="status"
    label={t('common.state')}
    disableSort
    className={ON_PHONE}
    render={(row) => <Pill {...stateOf(row)} />}
  />
);

/** Column with the state, named from a table of all states. */
export const stateColumn = (states: Readonly<Record<string, State>>) =>
  standingColumn(({ status }) => states[status] ?? { label: status, tone: 'default' });

/** Column with the waiting time. */
export const ageColumn = <Row extends QueueRow>(label: string, Age: ComponentType<{ readonly row: Row }>) => (
  <DataTable.Col<Row>
    key="age"
    source="age"
    label={label}
    disableSort
    className={ON_PHONE}
    render={(row) => <Age row={row} />}
  />
);

/** Column with an instant by which the list can be sorted. */
export const sortedWhenColumn = (source: string, label: string) => (
  <DataTable.Col key={source} source={source} label={label}>
    <WhenField source={source} />
  </DataTable.Col>
);

/** Column with an instant that is not sortable. */
export const whenColumn = (source: string, label: string) => (
  <DataTable.Col key={source} source={source} label={label} disableSort>
    <WhenField source={source} />
  </DataTable.Col>
);

interface Decided {
  readonly approval?: SecondPerson | null;
  readonly decided_by_name: string | null;
  readonly decided_at_ms: number | null;
}

/** Operator who holds the row or requested approval for it; once decided, by whom and when. */
export const Worker = ({ row }: { row: QueueRow & Decided }) => {
  const { claimed_by_name: holder, decided_by_name: decider, decided_at_ms: at } = row;
  if (holder !== null) return <>{holder}</>;
  if (row.approval && decider === null) return <>{t('common.askedForBy', { who: row.approval.maker })}</>;
  if (decider === null) return <>–</>;
  return (
    <>
      {decider}, <When ms={at} />
    </>
  );
};

/** Column with the operator who holds the row or decided it. */
export const operatorColumn = (
  <DataTable.Col<QueueRow & Decided>
    key="operator"
    source="claimed_by_name"
    label={t('common.operator')}
    disableSort
    render={(row) => <Worker row={row} />}
  />
);
