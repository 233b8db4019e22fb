import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import type { Product } from '../../product.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'ledger-entries',
  rail: { group: 'Money', label: 'Ledger entries', icon: ReceiptLongOutlined },
  pages: {
    list: page(() => import('./LedgerEntryList.js'), 'LedgerEntryList'),
    show: page(() => import('./LedgerEntryShow.js'), 'LedgerEntryShow'),
  },
  recordRepresentation: 'id',
  customerTabs: [
    { label: 'Ledger', path: 'ledger', rows: page(() => import('./CustomerEntries.js'), 'CustomerEntries') },
  ],
  isReadOnly: true,
};
