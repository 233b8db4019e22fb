import {
  Box,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import type { Permissions } from '@truemark/contracts/admin';
import { useInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { inputMessage } from '../../ui/input-message.js';
import { actionName } from '../../ui/role-actions.js';
import { useResourceName, useRoleMatrix } from '../../ui/use-role-matrix.js';

/** Permissions of owners only: not offered for other roles. */
const OWNERS_ONLY = new Set(['operators', 'custom-roles']);

/** Actions after one was toggled: write permission includes read permission. */
function switched(had: readonly string[], action: string): readonly string[] {
  if (had.includes(action)) return action === 'read' ? [] : had.filter((each) => each !== action);
  return [...new Set([...had, 'read', action])];
}

/** Permission matrix of a role: actions by resource. */
export const MatrixInput = () => {
  const { field, fieldState } = useInput<Permissions>({ source: 'permissions' });
  const matrix = useRoleMatrix();
  const nameOf = useResourceName();
  const chosen: Permissions = field.value ?? {};
  const toggle = (resource: string, action: string, hasRead: boolean): void => {
    const next = switched(chosen[resource] ?? [], action);
    const own = hasRead ? next : next.filter((each) => each !== 'read');
    const { [resource]: _, ...others } = chosen;
    field.onChange(own.length > 0 ? { ...others, [resource]: own } : others);
  };
  return (
    <Box sx={{ width: '100%', overflowX: 'auto' }}>
      <Table size="small" aria-label={t('roles.mayDo')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('roles.what')}</TableCell>
            <TableCell>{t('roles.mayDo')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {matrix.map(({ resource, actions }) => {
            const offered = actions.filter(
              ({ action }) => action !== 'edit_guarded' && (action === 'read' || !OWNERS_ONLY.has(resource)),
            );
            const hasRead = actions.some(({ action }) => action === 'read');
            return (
              <TableRow key={resource}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {nameOf(resource)}
                </TableCell>
                <TableCell sx={{ whiteSpace: 'normal' }}>
                  {offered.map(({ action }) => (
                    <FormControlLabel
                      key={action}
                      label={actionName(action)}
                      slotProps={{ typography: { variant: 'body2' } }}
                      control={
                        <Checkbox
                          size="small"
                          checked={chosen[resource]?.includes(action) ?? false}
                          onChange={() => toggle(resource, action, hasRead)}
                          slotProps={{
                            input: { 'aria-label': `${nameOf(resource)}: ${actionName(action)}` },
                          }}
                        />
                      }
                    />
                  ))}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      <FormHelperText error={fieldState.invalid}>{inputMessage(fieldState.error)}</FormHelperText>
    </Box>
  );
};
