import { useQueries } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useGetManyAggregate, usePermissions } from 'react-admin';
import { hasPermission, type Me } from '../../providers/auth-provider.js';
import { useCurrency } from '../../ui/use-currency.js';
import { customerLabel } from '../../ui/whose.js';
import type { Customer } from '../customers/customer.js';
import type { Path } from './audit-row.js';
import { CUSTOMER_ID, fieldValue, referenceOf } from './field-values.js';
import { recordedName } from './row-name.js';

/** Field with its current or former values. */
export type Held = readonly [path: Path, ...values: (string | null)[]];

/** Customer names by id; one request for all rows of a page. */
function useCustomerNames(fields: readonly Held[], mayRead: boolean): (id: string) => string | undefined {
  const ids = fields.flatMap(([path, ...values]) =>
    path.at(-1) === CUSTOMER_ID ? values.flatMap((each) => (each ? [Number(each)] : [])) : [],
  );
  const { data } = useGetManyAggregate<Customer>(
    'customers',
    { ids: [...new Set(ids)] },
    { enabled: mayRead && ids.length > 0, staleTime: 60_000 },
  );
  return (id) => {
    const found = data?.find((each) => each && String(each.id) === id);
    return found && customerLabel(found);
  };
}

/** Formats the values of these fields as their forms do. Rows referenced by id are read if the role may read them. */
export function useFieldValues(
  resource: string,
  fields: readonly Held[],
): (path: Path, value: string) => string {
  const currency = useCurrency();
  const provider = useDataProvider();
  const { permissions: me } = usePermissions<Me>();
  const mayRead = (list: string): boolean => me !== undefined && hasPermission(me, list, 'list');
  const customerName = useCustomerNames(fields, mayRead('customers'));
  const references = [
    ...new Map(
      fields
        .flatMap(([path]) => (path.at(-1) === CUSTOMER_ID ? [] : [referenceOf(path, resource) ?? []]))
        .filter(isReference),
    ),
  ].filter(([list]) => mayRead(list));
  const names = useQueries({
    queries: references.map(([list, field]) => ({
      queryKey: [list, 'names'],
      queryFn: async () => {
        const { data } = await provider.getList(list, {
          pagination: { page: 1, perPage: 200 },
          sort: { field: 'id', order: 'ASC' as const },
          filter: {},
        });
        return new Map(data.map((row) => [String(row.id), nameIn(row, field)]));
      },
      staleTime: 60_000,
    })),
  });
  const nameOf = (list: string, id: string): string | undefined =>
    list === 'customers'
      ? customerName(id)
      : names[references.findIndex(([each]) => each === list)]?.data?.get(id);
  return (path, value) => fieldValue(resource, path, value, { currency, nameOf });
}

/** Name of a row: of a name in several languages, the English one. */
const nameIn = (row: RaRecord, field: string): string => {
  const name: unknown = Reflect.get(row, field);
  return (typeof name === 'object' ? recordedName(row) : undefined) ?? String(name ?? row.id);
};

const isReference = (found: readonly string[]): found is readonly [string, string] => found.length === 2;
