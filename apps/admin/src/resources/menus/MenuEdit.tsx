import { Edit, SimpleForm, useRecordContext } from 'react-admin';
import { MenuFields } from './MenuFields.js';
import { type MenuEntry, nameOf, toGroup } from './menu-entry.js';

const Title = () => {
  const entry = useRecordContext<MenuEntry>();
  return <>{entry ? nameOf(entry) : 'Menu entry'}</>;
};

export const MenuEdit = () => (
  <Edit title={<Title />} mutationMode="pessimistic" actions={false} redirect={toGroup}>
    <SimpleForm sx={{ maxWidth: 560 }}>
      <MenuFields />
    </SimpleForm>
  </Edit>
);
