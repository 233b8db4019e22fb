import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./DescriptionList.js'), 'DescriptionList'),
  create: page(() => import('./DescriptionForms.js'), 'DescriptionCreate'),
  edit: page(() => import('./DescriptionForms.js'), 'DescriptionEdit'),
};
