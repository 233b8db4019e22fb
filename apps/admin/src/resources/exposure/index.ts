import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./ExposureList.js'), 'ExposureList'),
};
