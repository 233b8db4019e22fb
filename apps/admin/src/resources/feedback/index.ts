import ForumOutlined from '@mui/icons-material/ForumOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'feedback',
  rail: { group: 'Customers', label: t('feedback.feedback'), icon: ForumOutlined },
  pages: { list: page(() => import('./FeedbackList.js'), 'FeedbackList') },
};
