import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'custom-roles',
  rail: { group: 'System', label: t('roles.roles'), icon: AdminPanelSettingsOutlined },
  recordRepresentation: 'name',
  creates: t('roles.newRole'),
  pages: {
    list: page(() => import('./RoleList.js'), 'RoleList'),
    create: page(() => import('./RoleForms.js'), 'RoleCreate'),
    edit: page(() => import('./RoleForms.js'), 'RoleEdit'),
  },
};
