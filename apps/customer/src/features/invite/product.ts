import { defineProduct } from '../product.js';

/** Invitation of friends. */
export const product = defineProduct({
  name: 'invite',
  routes: [
    {
      path: '/mine/invite',
      title: 'invite.title',
      login: true,
      page: async () => (await import('./InvitePage.js')).InvitePage,
    },
  ],
  menu: { profile: ['/mine/invite'] },
});
