import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./OptionList.js'), 'OptionList'),
  show: page(() => import('./OptionShow.js'), 'OptionShow'),
  recordRepresentation: 'id',
};
