import { defineProduct } from '../product.js';

/** Passwords, second factor, devices. */
export const product = defineProduct({
  name: 'security',
  routes: [
    {
      path: '/forgot',
      title: 'forgot.title',
      outlastsClosing: true,
      page: async () => (await import('./ForgotPage.js')).ForgotPage,
    },
    {
      path: '/mine/system',
      title: 'security.title',
      login: true,
      page: async () => (await import('./SystemPage.js')).SystemPage,
    },
    {
      path: '/mine/password',
      title: 'password.title',
      login: true,
      page: async () => (await import('./PasswordPage.js')).PasswordPage,
    },
    {
      path: '/mine/pay-password',
      title: 'payPassword.title',
      login: true,
      outlastsClosing: true,
      page: async () => (await import('./PayPasswordPage.js')).PayPasswordPage,
    },
    {
      path: '/mine/passkeys',
      title: 'passkeys.title',
      login: true,
      page: async () => (await import('./PasskeysPage.js')).PasskeysPage,
    },
    {
      path: '/mine/second-factor',
      title: 'factor.title',
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
