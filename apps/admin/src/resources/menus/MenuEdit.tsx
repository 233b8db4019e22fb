import { Edit, SimpleForm, useRecordContext } from 'react-admin';
import { MenuFields } from './MenuFields.js';
import { type MenuEntry, nameOf } from './menu-entry.js';

const Title = () => {
  const entry = useRecordContext<MenuEntry>();
  return <>{entry ? nameOf(entry) : 'Menu entry'}</>;
};

export const MenuEdit = () => (
  <Edit
    title={<Title />}
    mutationMode="pessimistic"
    actions={false}
    redirect={(_resource, _id, data) =>
      `menus?group=${(data as Partial<MenuEntry> | undefined)?.group ?? ''}`
    }
  >
    <SimpleForm sx={{ maxWidth: 560 }}>
      <MenuFields />
    </SimpleForm>
  </Edit>
);
