import { lazy } from 'react';
import type { Product } from '../../../product.js';
import { page } from '../../../ui/page.js';

export const product: Product = {
  name: 'option-exposure',
  pages: { list: page(() => import('./OptionExposureList.js'), 'OptionExposureList') },
  dashboardCard: lazy(async () => ({
    default: (await import('./OptionExposureCard.js')).OptionExposureCard,
  })),
  isReadOnly: true,
};
