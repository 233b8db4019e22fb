import { usePermissions } from 'react-admin';
import { type Me, mayDo } from '../providers/auth-provider.js';

/**
 * Whether the role may do this to the resource; undefined until who is signed in is known. Screens ask here and never
 * react-admin's `useCanAccess`: its query is left pending when a screen goes before the answer, and a list of that
 * resource then says "Loading" until the query is forgotten minutes later.
 */
export function useMay(resource: string, action: string): boolean | undefined {
  const { permissions: me } = usePermissions<Me>();
  return me ? mayDo(me, resource, action) : undefined;
}
