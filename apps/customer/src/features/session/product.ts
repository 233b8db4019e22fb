import { defineProduct } from '../product.js';
import { worded } from '../worded.js';
import { sessionKeys } from './keys.js';

const companyPage = worded('company');

/** Sign-in and registration. */
export const product = defineProduct({
  name: 'session',
  routes: [
    {
      path: '/login',
      title: 'session.logIn',
      outlastsClosing: true,
      page: async () => (await import('./LoginPage.js')).LoginPage,
    },
    {
      path: '/register',
      title: 'session.register',
      page: companyPage(async () => (await import('./RegisterPage.js')).RegisterPage),
    },
    {
      path: '/welcome',
      login: true,
      page: companyPage(async () => (await import('./WelcomePage.js')).WelcomePage),
    },
  ],
  stale: { message: [sessionKeys.user] },
});
