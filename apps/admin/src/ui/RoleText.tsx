import { Box, Typography } from '@mui/material';
import type { Permissions, Role, RoleMatrixRow } from '@truemark/contracts/admin';
import { t } from '../texts/texts.js';
import { actionName } from './role-actions.js';
import { useResourceName, useRoleMatrix } from './use-role-matrix.js';

/** Permissions of a built-in role, from the permission matrix. */
export const permissionsOfRole = (matrix: readonly RoleMatrixRow[], role: Role): Permissions =>
  Object.fromEntries(
    matrix.flatMap(({ resource, actions }) => {
      const own = actions.filter(({ roles }) => roles.includes(role)).map(({ action }) => action);
      return own.length > 0 ? [[resource, own] as const] : [];
    }),
  );

/** Permissions of a role in words, built from the matrix: write access first, then read-only access. */
export const RoleText = ({ permissions }: { permissions: Permissions }) => {
  const nameOf = useResourceName();
  const all = Object.entries(permissions);
  const written = all.flatMap(([resource, actions]) => {
    const writes = actions.filter((action) => action !== 'read');
    return writes.length > 0 ? [{ resource, writes }] : [];
  });
  const read = all.filter(([, actions]) => actions.every((action) => action === 'read'));
  return (
    <Box sx={{ mb: 4, width: '100%' }}>
      <Typography variant="subtitle2" component="p">
        {t('roles.changes')}
      </Typography>
      <Box component="ul" sx={{ my: 1, pl: 5, fontSize: 13 }}>
        {written.map(({ resource, writes }) => (
          <li key={resource}>
            {nameOf(resource)}: {writes.map(actionName).join(', ')}
          </li>
        ))}
        {written.length === 0 && <li>{t('roles.nothing')}</li>}
      </Box>
      <Typography variant="subtitle2" component="p">
        {t('roles.readsOnly')}
      </Typography>
      <Typography variant="body2" component="p">
        {read.map(([resource]) => nameOf(resource)).join(', ') || t('roles.nothing')}
      </Typography>
    </Box>
  );
};

/** The same of a built-in role. */
export const BuiltInRoleText = ({ role }: { role: Role }) => (
  <RoleText permissions={permissionsOfRole(useRoleMatrix(), role)} />
);
