import { usePermissions } from 'react-admin';
import { hasPermission, type Me } from '../providers/auth-provider.js';

/**
 * Whether the role has a permission; undefined until the signed-in operator is known. Use this instead of react-admin's
 * `useCanAccess`: its query stays pending if a screen unmounts before the answer, and a list of that resource then
 * shows "Loading" until the query is garbage-collected minutes later.
 */
export function usePermission(resource: string, action: string): boolean | undefined {
  const { permissions: me } = usePermissions<Me>();
  return me ? hasPermission(me, resource, action) : undefined;
}
