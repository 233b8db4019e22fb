import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./OptionExposureList.js'), 'OptionExposureList'),
};
