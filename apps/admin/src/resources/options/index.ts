import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import type { Product } from '../../product.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'options',
  rail: { group: 'Trading', label: 'Options', icon: HourglassEmptyOutlined },
  pages: {
    list: page(() => import('./OptionList.js'), 'OptionList'),
    show: page(() => import('./OptionShow.js'), 'OptionShow'),
  },
  recordRepresentation: 'id',
};
