import { page } from '../ui/page.js';

export const Dashboard = page(() => import('./DashboardPage.js'), 'DashboardPage');
