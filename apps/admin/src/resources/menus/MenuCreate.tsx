import { Create } from 'react-admin';
import { t } from '../../texts/texts.js';
import { useSaved } from '../../ui/asked-notice.js';
import { CheckedToolbar } from '../../ui/CheckedToolbar.js';
import { NewForm } from '../../ui/EditForm.js';
import { MenuFields } from './MenuFields.js';
import { toGroup } from './menu-entry.js';

export const MenuCreate = () => (
  <Create title={t('menus.newMenuEntry')} mutationOptions={useSaved(toGroup)}>
    <NewForm
      sx={{ maxWidth: 560 }}
      toolbar={<CheckedToolbar />}
      defaultValues={{
        icon: '',
        sort: 1000,
        is_shown: true,
        is_mobile: true,
        is_allow_demo: false,
        name: {},
      }}
    >
      <MenuFields />
    </NewForm>
  </Create>
);
