import PanToolOutlined from '@mui/icons-material/PanToolOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'claims',
  rail: { group: 'Reviews', label: t('claims.whoHasWhat'), icon: PanToolOutlined },
  pages: { list: page(() => import('./ClaimList.js'), 'ClaimList') },
  isReadOnly: true,
};
