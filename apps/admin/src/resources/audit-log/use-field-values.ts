import { useQueries } from '@tanstack/react-query';
import { useDataProvider, usePermissions } from 'react-admin';
import { type Me, mayDo } from '../../providers/auth-provider.js';
import { useCurrency } from '../../ui/use-currency.js';
import type { Path } from './audit-row.js';
import { fieldValue, referenceOf } from './field-values.js';

/** Says values of these fields as their forms do. Rows that are named by number are read by whoever may read them. */
export function useFieldValues(
  resource: string,
  paths: readonly Path[],
): (path: Path, value: string) => string {
  const currency = useCurrency();
  const provider = useDataProvider();
  const { permissions: me } = usePermissions<Me>();
  const references = [
    ...new Map(
      paths.flatMap((path) => {
        const found = referenceOf(path);
        return found ? [found] : [];
      }),
    ),
  ].filter(([each]) => me !== undefined && mayDo(me, each, 'list'));
  const names = useQueries({
    queries: references.map(([list, field]) => ({
      queryKey: [list, 'names'],
      queryFn: async () => {
        const { data } = await provider.getList(list, {
          pagination: { page: 1, perPage: 200 },
          sort: { field: 'id', order: 'ASC' as const },
          filter: {},
        });
        return new Map(data.map((row) => [String(row.id), String(Reflect.get(row, field) ?? row.id)]));
      },
      staleTime: 60_000,
    })),
  });
  const nameOf = (list: string, id: string): string | undefined =>
    names[references.findIndex(([each]) => each === list)]?.data?.get(id);
  return (path, value) => fieldValue(resource, path, value, { currency, nameOf });
}
