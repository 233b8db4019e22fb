import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { type CustomRoleRow, ROLES } from '@truemark/contracts/admin';
import { DataTable } from 'react-admin';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { ListPage } from '../../ui/ListPage.js';
import { BuiltInRoleText } from '../../ui/RoleText.js';
import { roleName } from '../../ui/role-name.js';
import { usePermission } from '../../ui/use-permission.js';
import { wordsFrom } from '../../ui/words-from.js';

/** Permissions of the built-in roles, which cannot be changed. */
const BuiltIn = () => (
  <Box component="section" sx={{ p: 3 }}>
    <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
      {t('roles.builtIn')}
    </Typography>
    {ROLES.map((role) => (
      <Accordion key={role} disableGutters slotProps={{ transition: { unmountOnExit: true } }}>
        <AccordionSummary expandIcon={<ExpandMoreOutlined />}>{wordsFrom(roleName(role))}</AccordionSummary>
        <AccordionDetails>
          <BuiltInRoleText role={role} />
        </AccordionDetails>
      </Accordion>
    ))}
  </Box>
);

export const RoleList = () => {
  const canEdit = usePermission('custom-roles', 'edit');
  return (
    <ListPage title={t('roles.roles')} canCreate above={<BuiltIn />}>
      <DataTable<CustomRoleRow>
        rowClick={canEdit ? 'edit' : false}
        bulkActionButtons={false}
        empty={<EmptyNote text={t('roles.noneOfTheHouse')} />}
      >
        <DataTable.Col<CustomRoleRow> source="name" label={t('common.name')} />
        <DataTable.Col<CustomRoleRow>
          source="base"
          label={t('roles.standsInFor')}
          disableSort
          render={({ base }) => wordsFrom(roleName(base))}
        />
        <DataTable.NumberCol<CustomRoleRow> source="operators" label={t('operators.operators')} disableSort />
      </DataTable>
    </ListPage>
  );
};
