import MenuOutlined from '@mui/icons-material/MenuOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'menus',
  rail: { group: 'Configuration', label: t('menus.menus'), key: 'v', icon: MenuOutlined },
  creates: t('menus.newMenuEntry'),
  pages: {
    list: page(() => import('./MenuBoard.js'), 'MenuBoard'),
    create: page(() => import('./MenuCreate.js'), 'MenuCreate'),
    edit: page(() => import('./MenuEdit.js'), 'MenuEdit'),
  },
};
