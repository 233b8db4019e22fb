import { defineProduct } from '../product.js';

/** Push notifications while the app is closed. */
export const product = defineProduct({
  name: 'notifications',
  routes: [
    {
      path: '/mine/notifications',
      title: 'push.title',
      login: true,
      page: async () => (await import('./NotificationsPage.js')).NotificationsPage,
    },
  ],
  menu: { app: ['/mine/notifications'] },
});
