import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import type { Product } from '../../product.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'customers',
  rail: { group: 'Customers', label: 'Customers', icon: PeopleOutlined },
  pages: {
    list: page(() => import('./CustomerList.js'), 'CustomerList'),
    show: page(() => import('./CustomerShow.js'), 'CustomerShow'),
  },
  recordRepresentation: 'uid',
  ledger: {
    entries: { 'demo.opening': 'Demo opening', 'demo.reset': 'Demo reset' },
    accounts: { demo_mint: 'Demo mint' },
  },
  requests: { kinds: ['adjustments.book'], noun: 'Customer' },
};
