import { defineProduct } from '../product.js';
import { verificationKeys } from './keys.js';

/** Verification. */
export const product = defineProduct({
  name: 'verification',
  routes: [
    {
      path: '/mine/auth',
      title: 'verification.title',
      login: true,
      menuFlag: 'is_real_name_auth',
      outlastsClosing: true,
      page: async () => (await import('./LevelsPage.js')).LevelsPage,
    },
    {
      path: '/mine/auth-double',
      title: 'verification.title',
      login: true,
      menuFlag: 'is_real_name_auth',
      outlastsClosing: true,
      page: async () => (await import('./LevelsPage.js')).LevelsPage,
    },
    {
      path: '/mine/auth-double-submit',
      login: true,
      outlastsClosing: true,
      page: async () => (await import('./SubmitPage.js')).SubmitPage,
    },
  ],
  stale: { message: [verificationKeys.verification] },
  waysOut: { 'verification.junior_first': { text: 'way.verify', to: '/mine/auth-double' } },
  menu: { profile: ['/mine/auth'] },
});
