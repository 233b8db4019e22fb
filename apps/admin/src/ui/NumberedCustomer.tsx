import type { MouseEvent } from 'react';
import { Link, useGetManyAggregate } from 'react-admin';
import type { Customer } from '../resources/customers/customer.js';
import { t } from '../texts/texts.js';
import { usePermission } from './use-permission.js';
import { CustomerLink } from './whose.js';

interface Props {
  readonly id: number;
  /** In a list column of a fixed width: a long name is cut off, the UID is not. */
  readonly isCut?: boolean;
}

/** Customer known by id only: shown by name and UID if the role may read customers. */
export const NumberedCustomer = ({ id, isCut = false }: Props) => {
  const mayRead = usePermission('customers', 'list') === true;
  const { data } = useGetManyAggregate<Customer>(
    'customers',
    { ids: [id] },
    { enabled: mayRead, staleTime: 60_000 },
  );
  const found = data?.find((each) => each?.id === id);
  if (found) return <CustomerLink id={id} row={found} isCut={isCut} />;
  return (
    <Link to={`/customers/${id}/show`} onClick={(event: MouseEvent) => event.stopPropagation()}>
      {t('common.customerNumber', { id })}
    </Link>
  );
};
