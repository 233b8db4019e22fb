import { useQuery } from '@tanstack/react-query';
import type { RoleMatrixRow } from '@truemark/contracts/admin';
import { useCallback } from 'react';
import { useProducts } from '../product.js';
import { get } from '../providers/http.js';
import { plainResourceName } from './role-actions.js';

/** What can be done with each resource and which built-in roles may, from the server's own table. */
export const useRoleMatrix = (): readonly RoleMatrixRow[] =>
  useQuery({
    queryKey: ['custom-roles', 'matrix'],
    queryFn: () => get<RoleMatrixRow[]>('custom-roles/matrix'),
    staleTime: Number.POSITIVE_INFINITY,
  }).data ?? [];

/** What a resource is called in the rail, or without a place there. */
export function useResourceName(): (resource: string) => string {
  const products = useProducts();
  return useCallback(
    (resource) => products.find(({ name }) => name === resource)?.rail?.label ?? plainResourceName(resource),
    [products],
  );
}
