import { defineProduct } from '../product.js';

/** Passwords, second factor, devices. */
export const product = defineProduct({
  name: 'security',
  routes: [
    { path: '/forgot', page: async () => (await import('./ForgotPage.js')).ForgotPage },
    { path: '/mine/system', login: true, page: async () => (await import('./SystemPage.js')).SystemPage },
    {
      path: '/mine/password',
      login: true,
      page: async () => (await import('./PasswordPage.js')).PasswordPage,
    },
    {
      path: '/mine/pay-password',
      login: true,
      page: async () => (await import('./PayPasswordPage.js')).PayPasswordPage,
    },
    {
      path: '/mine/passkeys',
      login: true,
      page: async () => (await import('./PasskeysPage.js')).PasskeysPage,
    },
    {
      path: '/mine/second-factor',
      login: true,
      page: async () => (await import('./SecondFactorPage.js')).SecondFactorPage,
    },
  ],
  menu: {
    profile: [
      '/mine/system',
      '/mine/password',
      '/mine/pay-password',
      '/mine/second-factor',
      '/mine/passkeys',
    ],
  },
});
