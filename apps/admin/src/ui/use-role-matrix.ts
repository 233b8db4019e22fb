import { useQuery } from '@tanstack/react-query';
import type { RoleMatrixRow } from '@truemark/contracts/admin';
import { useCallback } from 'react';
import { useProducts } from '../product.js';
import { get } from '../providers/http.js';
import { plainResourceName } from './role-actions.js';

/** Actions of each resource and the built-in roles that may do them, from the server's permission matrix. */
export const useRoleMatrix = (): readonly RoleMatrixRow[] =>
  useQuery({
    queryKey: ['custom-roles', 'matrix'],
    queryFn: () => get<RoleMatrixRow[]>('custom-roles/matrix'),
    staleTime: Number.POSITIVE_INFINITY,
  }).data ?? [];

/** Name of a resource in the rail, or without an entry there. */
export function useResourceName(): (resource: string) => string {
  const products = useProducts();
  return useCallback(
    (resource) => products.find(({ name }) => name === resource)?.rail?.label ?? plainResourceName(resource),
    [products],
  );
}
