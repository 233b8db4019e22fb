import QrCode2Outlined from '@mui/icons-material/QrCode2Outlined';
import type { Product } from '../../../product.js';
import { t } from '../../../texts/texts.js';
import { page } from '../../../ui/page.js';

export const product: Product = {
  name: 'deposit-addresses',
  rail: { group: 'Money', label: t('deposits.depositAddresses'), icon: QrCode2Outlined },
  creates: t('deposits.newDepositAddress'),
  pages: {
    list: page(() => import('./AddressList.js'), 'AddressList'),
    create: page(() => import('./AddressForms.js'), 'AddressCreate'),
    edit: page(() => import('./AddressForms.js'), 'AddressEdit'),
  },
};
