import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./MarginWatchList.js'), 'MarginWatchList'),
};
