import { usePermissions } from 'react-admin';
import { type Me, mayDo } from '../providers/auth-provider.js';

/**
 * Whether the role has a permission; undefined until the signed-in operator is known. Use this instead of react-admin's
 * `useCanAccess`: its query stays pending if a screen unmounts before the answer, and a list of that resource then
 * shows "Loading" until the query is garbage-collected minutes later.
 */
export function useMay(resource: string, action: string): boolean | undefined {
  const { permissions: me } = usePermissions<Me>();
  return me ? mayDo(me, resource, action) : undefined;
}
