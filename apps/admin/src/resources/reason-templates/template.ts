import type { NumericDecimals } from '@truemark/contracts';
import type { ReasonTemplateRow } from '@truemark/contracts/admin';
import { usePermissions } from 'react-admin';
import { useProducts } from '../../product.js';
import type { Me } from '../../providers/auth-provider.js';

/** Text template for rejecting queue rows, in the languages it was written in. */
export type Template = NumericDecimals<ReasonTemplateRow>;

/** Queues with decisions. */
export const useQueues = (): { id: string; name: string }[] => {
  const { permissions: me } = usePermissions<Me>();
  return useProducts().flatMap(({ name, rail }) =>
    rail?.queue && me?.permissions[name]?.includes('claim') ? [{ id: name, name: rail.label }] : [],
  );
};

/** Codes of the languages that have a text. */
export const languagesOf = (texts: Readonly<Record<string, string | undefined>> | undefined): string[] =>
  Object.entries(texts ?? {}).flatMap(([lang, text]) => (text ? [lang] : []));
