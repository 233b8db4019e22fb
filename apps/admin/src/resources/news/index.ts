import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'news',
  rail: { group: 'Content', label: t('news.news'), key: 'n', icon: ArticleOutlined },
  creates: t('news.newNewsItem'),
  pages: {
    list: page(() => import('./NewsList.js'), 'NewsList'),
    create: page(() => import('./NewsCreate.js'), 'NewsCreate'),
    edit: page(() => import('./NewsEdit.js'), 'NewsEdit'),
  },
};
