import { queryOptions } from '@tanstack/react-query';
import { fetchMovements } from '../../api/accounts.js';
import { accountKeys } from './keys.js';

/** Asks for the first page of what moved on an account. */
export const lastMovementsQuery = (typeId: number) =>
  queryOptions({
    queryKey: accountKeys.lastFunds(typeId),
    queryFn: ({ signal }) =>
      fetchMovements({ typeId, kind: undefined, days: { from: '', to: '' } }, 1, { signal }),
    meta: { quiet: true },
  });
