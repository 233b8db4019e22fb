import type { MouseEvent } from 'react';
import { DataTable, Link, useListContext } from 'react-admin';
import { t } from '../../texts/texts.js';
import { BookColumn } from '../../ui/BookColumn.js';
import { cut } from '../../ui/cut.js';
import { FigureText } from '../../ui/FigureText.js';
import { money } from '../../ui/figures.js';
import { WhenField } from '../../ui/WhenField.js';
import { CustomerLink, customerCell } from '../../ui/whose.js';
import {
  accountName,
  cause,
  causePage,
  type Entry,
  movedFor,
  movedOfHouse,
  typeName,
  useWords,
} from './entry.js';

const Type = ({ type }: Entry) => {
  const name = typeName(useWords(), type);
  return <span title={name}>{name}</span>;
};

/** Cause of the entry, with a link. */
const Cause = (entry: Entry) => {
  const words = useWords();
  const [name, page] = [cause(words, entry), causePage(words, entry)];
  if (page === null) return <>{name}</>;
  return (
    <Link to={page} onClick={(event: MouseEvent) => event.stopPropagation()}>
      {name}
    </Link>
  );
};

/** Broker account by which a list is filtered; undefined: none. */
export function useHouseAccount(): string | undefined {
  const { house_account: account }: { house_account?: unknown } = useListContext().filterValues ?? {};
  return typeof account === 'string' && account !== '' ? account : undefined;
}

/**
 * Amount of the entry. For a customer or one broker account it has a sign, unless the entry only moved money within
 * that.
 */
const Amount = ({ entry, customerId }: Props & { readonly entry: Entry }) => {
  const words = useWords();
  const account = useHouseAccount();
  const ofHouse = account === undefined ? 0 : movedOfHouse(words, entry, account);
  const moved = customerId === undefined ? ofHouse : movedFor(entry, customerId);
  return (
    <>
      <FigureText value={moved === 0 ? entry.amount : moved} write={money} toned={moved !== 0} />{' '}
      {entry.currency}
    </>
  );
};

const Accounts = ({ entry, side }: { entry: Entry; side: 'C' | 'D' }) => {
  const words = useWords();
  const names = entry.postings
    .filter((posting) => posting.side === side)
    .map((posting) => accountName(words, posting, posting.customer_id !== entry.customer_id))
    .join(', ');
  return <span title={names}>{names}</span>;
};

/** Narrow padding, so that both sides of an entry are fully visible. */
const NEAR = { px: 1.5 };

interface Props {
  /** Customer whose page it is on: amounts are signed from his view. Absent: the list of all customers. */
  readonly customerId?: number | undefined;
}

/** Columns of a ledger entry, for the list and for a customer's page. */
export const LedgerEntryColumns = ({ customerId }: Props) => [
  <DataTable.NumberCol<Entry> key="id" source="id" label={t('common.no')} options={{ useGrouping: false }} />,
  <DataTable.Col<Entry> key="at" source="at_ms" label={t('common.when')}>
    <WhenField source="at_ms" />
  </DataTable.Col>,
  <DataTable.Col<Entry>
    key="type"
    source="type"
    label={t('ledgerEntries.type')}
    disableSort
    cellSx={cut(176)}
    render={(entry) => <Type {...entry} />}
  />,
  customerId === undefined && (
    <DataTable.Col<Entry>
      key="customer"
      source="uid"
      label={t('common.customer')}
      disableSort
      cellSx={customerCell}
      render={({ customer_id: id, uid, customer_name }) =>
        id === null || uid === null ? (
          t('ledgerEntries.house')
        ) : (
          <CustomerLink isCut id={id} row={{ uid, customer_name }} />
        )
      }
    />
  ),
  <DataTable.Col<Entry>
    align="right"
    key="amount"
    source="amount"
    label={t('common.amount')}
    disableSort
    render={(entry) => <Amount entry={entry} customerId={customerId} />}
  />,
  <DataTable.Col<Entry>
    key="from"
    label={t('ledgerEntries.from')}
    disableSort
    sx={NEAR}
    cellSx={cut(248)}
    render={(entry) => <Accounts entry={entry} side="D" />}
  />,
  <DataTable.Col<Entry>
    key="to"
    label={t('common.to')}
    disableSort
    sx={NEAR}
    cellSx={cut(248)}
    render={(entry) => <Accounts entry={entry} side="C" />}
  />,
  <DataTable.Col<Entry>
    key="cause"
    source="ref_id"
    label={t('ledgerEntries.cause')}
    disableSort
    sx={NEAR}
    cellSx={cut(132)}
    render={(entry) => <Cause {...entry} />}
  />,
  // A customer has one book only.
  customerId === undefined && (
    <BookColumn<Entry>
      key="book"
      source="book"
      label={t('ledgerEntries.book')}
      isDemo={({ book }) => book !== 'real'}
    />
  ),
];
