import { Edit, useRecordContext } from 'react-admin';
import { t } from '../../texts/texts.js';
import { useSaved } from '../../ui/asked-notice.js';
import { CheckedToolbar } from '../../ui/CheckedToolbar.js';
import { EditForm, FromTheTop } from '../../ui/EditForm.js';
import { FORM_QUERY } from '../../ui/form-query.js';
import { MenuFields } from './MenuFields.js';
import { changesOf, type MenuEntry, nameOf, toGroup } from './menu-entry.js';

const Title = () => {
  const entry = useRecordContext<MenuEntry>();
  return <>{entry ? t('menus.entryNamed', { name: nameOf(entry) }) : t('menus.menuEntry')}</>;
};

export const MenuEdit = () => (
  <Edit
    title={<Title />}
    mutationMode="pessimistic"
    actions={false}
    queryOptions={FORM_QUERY}
    mutationOptions={useSaved(toGroup)}
    transform={(entry: MenuEntry, options?: { previousData: MenuEntry }) =>
      changesOf(entry, options?.previousData)
    }
  >
    <EditForm sx={{ maxWidth: 560 }} toolbar={<CheckedToolbar />}>
      <MenuFields />
      <FromTheTop />
    </EditForm>
  </Edit>
);
