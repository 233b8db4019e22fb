import { Edit, useRecordContext } from 'react-admin';
import { EditForm } from '../../ui/EditForm.js';
import { MenuFields } from './MenuFields.js';
import { type MenuEntry, nameOf, toGroup } from './menu-entry.js';

const Title = () => {
  const entry = useRecordContext<MenuEntry>();
  return <>{entry ? nameOf(entry) : 'Menu entry'}</>;
};

export const MenuEdit = () => (
  <Edit title={<Title />} mutationMode="pessimistic" actions={false} redirect={toGroup}>
    <EditForm sx={{ maxWidth: 560 }}>
      <MenuFields />
    </EditForm>
  </Edit>
);
