import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'ledger-entries',
  rail: { group: 'Money', label: t('ledgerEntries.ledgerEntries'), key: 'j', icon: ReceiptLongOutlined },
  pages: {
    list: page(() => import('./LedgerEntryList.js'), 'LedgerEntryList'),
    show: page(() => import('./LedgerEntryShow.js'), 'LedgerEntryShow'),
  },
  recordRepresentation: 'id',
  customerTabs: [
    {
      label: t('ledgerEntries.ledger'),
      path: 'ledger',
      rows: page(() => import('./CustomerEntries.js'), 'CustomerEntries'),
    },
  ],
  isReadOnly: true,
};
