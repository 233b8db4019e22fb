import { Box, Card, LinearProgress, Tab, Tabs } from '@mui/material';
import { CreateButton, Title, TopToolbar, useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { Guarded } from '../../ui/Guarded.js';
import { usePermission } from '../../ui/use-permission.js';
import { MENU_GROUPS, type MenuEntry } from './menu-entry.js';
import { SortableEntries } from './SortableEntries.js';

/** Entries of one group in order; the group is in the address. */
const Board = () => {
  const [parameters, setParameters] = useSearchParams();
  const group = parameters.get('group') ?? MENU_GROUPS[0].id;
  const canCreate = usePermission('menus', 'create');
  const { data, isPending, error } = useGetList<MenuEntry>('menus', {
    filter: { group },
    sort: { field: 'sort', order: 'ASC' },
    pagination: { page: 1, perPage: 200 },
  });
  return (
    <Box>
      <Title title={t('menus.menus')} />
      <TopToolbar>
        {canCreate && (
          <CreateButton resource="menus" state={{ record: { group } }} label={t('menus.newEntry')} />
        )}
      </TopToolbar>
      <Card>
        <Tabs
          value={group}
          onChange={(_, next: string) => setParameters({ group: next })}
          variant="scrollable"
          allowScrollButtonsMobile
        >
          {MENU_GROUPS.map(({ id, name }) => (
            <Tab key={id} value={id} label={name} />
          ))}
        </Tabs>
        {isPending && <LinearProgress />}
        {error && <EmptyNote text={t('menus.theEntriesCouldNotBeRead', { message: error.message })} />}
        {data && data.length === 0 && <EmptyNote text={t('menus.thisGroupHasNoEntriesIts')} />}
        {data && data.length > 0 && (
          <Box sx={{ overflowX: 'auto' }}>
            <SortableEntries key={group} group={group} entries={data} />
          </Box>
        )}
      </Card>
    </Box>
  );
};

export const MenuBoard = () => (
  <Guarded resource="menus">
    <Board />
  </Guarded>
);
