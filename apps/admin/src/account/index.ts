import { page } from '../ui/page.js';

export const AccountPage = page(() => import('./AccountPage.js'), 'AccountPage');
