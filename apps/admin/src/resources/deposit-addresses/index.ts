import { page } from '../../ui/page.js';

export default {
  list: page(() => import('./AddressList.js'), 'AddressList'),
  create: page(() => import('./AddressForms.js'), 'AddressCreate'),
  edit: page(() => import('./AddressForms.js'), 'AddressEdit'),
};
