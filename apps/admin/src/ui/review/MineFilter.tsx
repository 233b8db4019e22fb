import { SelectInput, usePermissions } from 'react-admin';
import type { Me } from '../../providers/auth-provider.js';

/** What the operator who looks has claimed himself. */
export const MineFilter = ({ source }: { source: string }) => {
  const { permissions: me } = usePermissions<Me>();
  return (
    <SelectInput
      source={source}
      label="Claimed by"
      emptyText="Whoever it is"
      sx={{ minWidth: 150 }}
      choices={me ? [{ id: me.id, name: 'Me' }] : []}
    />
  );
};
