import { queryOptions } from '@tanstack/react-query';
import { fetchMovements } from '../../api/accounts.js';
import { accountKeys } from './keys.js';

/** Query for the first page of an account's movements. */
export const lastMovementsQuery = (typeId: number) =>
  queryOptions({
    queryKey: accountKeys.lastFunds(typeId),
    queryFn: ({ signal }) =>
      fetchMovements({ typeId, kind: undefined, days: { from: '', to: '' } }, 1, { signal }),
    meta: { quiet: true },
  });
