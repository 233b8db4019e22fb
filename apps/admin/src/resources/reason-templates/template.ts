import type { InNumbers } from '@truemark/contracts';
import type { ReasonTemplateRow } from '@truemark/contracts/admin';
import { usePermissions } from 'react-admin';
import { useProducts } from '../../product.js';
import type { Me } from '../../providers/auth-provider.js';

/** Words by which what waits in a queue is rejected, in the languages they were written in. */
export type Template = InNumbers<ReasonTemplateRow>;

/** The queues that one decides on. */
export const useQueues = (): { id: string; name: string }[] => {
  const { permissions: me } = usePermissions<Me>();
  return useProducts().flatMap(({ name, rail }) =>
    rail?.queue && me?.permissions[name]?.includes('claim') ? [{ id: name, name: rail.label }] : [],
  );
};

/** Codes of the languages in which something is written. */
export const languagesOf = (texts: Readonly<Record<string, string | undefined>> | undefined): string[] =>
  Object.entries(texts ?? {}).flatMap(([lang, text]) => (text ? [lang] : []));
