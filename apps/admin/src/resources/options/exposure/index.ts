import type { Product } from '../../../product.js';
import { page, rowPart } from '../../../ui/page.js';

export const product: Product = {
  name: 'option-exposure',
  pages: { list: page(() => import('./OptionExposureList.js'), 'OptionExposureList') },
  dashboardCard: rowPart(() => import('./OptionExposureCard.js'), 'OptionExposureCard'),
  isReadOnly: true,
};
