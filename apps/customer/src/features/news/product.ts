import { defineProduct } from '../product.js';
import { newsKeys } from './keys.js';

/** News. */
export const product = defineProduct({
  name: 'news',
  routes: [
    {
      path: '/news',
      title: 'news.title',
      shape: 'list',
      page: async () => (await import('./NewsPage.js')).NewsPage,
    },
    {
      path: '/news/detail',
      title: 'news.title',
      page: async () => (await import('./NewsDetailPage.js')).NewsDetailPage,
    },
  ],
  stale: { configuration: [newsKeys.newsAll] },
});
