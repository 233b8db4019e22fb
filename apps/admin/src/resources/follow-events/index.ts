import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'follow-events',
  rail: { group: 'Trading', label: t('followEvents.copiedEvents'), icon: ContentCopyOutlined },
  pages: { list: page(() => import('./FollowEventList.js'), 'FollowEventList') },
  isReadOnly: true,
};
