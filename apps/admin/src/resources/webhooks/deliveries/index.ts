import type { Product } from '../../../product.js';
import { page } from '../../../ui/page.js';

export const product: Product = {
  name: 'webhook-deliveries',
  pages: {
    list: page(() => import('./DeliveryList.js'), 'DeliveryList'),
    show: page(() => import('./DeliveryShow.js'), 'DeliveryShow'),
  },
};
