import { SelectInput, usePermissions } from 'react-admin';
import type { Me } from '../../providers/auth-provider.js';
import { t } from '../../texts/texts.js';

/** Filter for the operator's own claims. */
export const MineFilter = ({ source }: { source: string }) => {
  const { permissions: me } = usePermissions<Me>();
  return (
    <SelectInput
      source={source}
      label={t('common.claimedBy')}
      emptyText={t('ui.whoeverItIs')}
      sx={{ minWidth: 150 }}
      choices={me ? [{ id: me.id, name: t('ui.me') }] : []}
    />
  );
};
