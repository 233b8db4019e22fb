import { Edit, useRecordContext } from 'react-admin';
import { t } from '../../texts/texts.js';
import { useSaved } from '../../ui/asked-notice.js';
import { EditForm } from '../../ui/EditForm.js';
import { MenuFields } from './MenuFields.js';
import { type MenuEntry, nameOf, toGroup } from './menu-entry.js';

const Title = () => {
  const entry = useRecordContext<MenuEntry>();
  return <>{entry ? nameOf(entry) : t('menus.menuEntry')}</>;
};

export const MenuEdit = () => (
  <Edit title={<Title />} mutationMode="pessimistic" actions={false} mutationOptions={useSaved(toGroup)}>
    <EditForm sx={{ maxWidth: 560 }}>
      <MenuFields />
    </EditForm>
  </Edit>
);
