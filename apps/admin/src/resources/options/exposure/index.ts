import type { Product } from '../../../product.js';
import { page } from '../../../ui/page.js';

export const product: Product = {
  name: 'option-exposure',
  pages: { list: page(() => import('./OptionExposureList.js'), 'OptionExposureList') },
  isReadOnly: true,
};
