import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import type { Product } from '../../product.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'descriptions',
  rail: { group: 'Content', label: 'Page texts', icon: DescriptionOutlined },
  pages: {
    list: page(() => import('./DescriptionList.js'), 'DescriptionList'),
    create: page(() => import('./DescriptionForms.js'), 'DescriptionCreate'),
    edit: page(() => import('./DescriptionForms.js'), 'DescriptionEdit'),
  },
};
