import { defineProduct } from '../product.js';
import { sessionKeys } from './keys.js';

/** Signing in and registering. */
export const product = defineProduct({
  name: 'session',
  routes: [
    { path: '/login', page: async () => (await import('./LoginPage.js')).LoginPage },
    { path: '/register', page: async () => (await import('./RegisterPage.js')).RegisterPage },
  ],
  stale: { message: [sessionKeys.user] },
});
