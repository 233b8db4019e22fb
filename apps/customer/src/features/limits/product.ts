import { defineProduct } from '../product.js';
import { ExclusionBanner } from './ExclusionBanner.js';
import { limitKeys } from './keys.js';

/** What a customer limits himself to. */
export const product = defineProduct({
  name: 'limits',
  routes: [
    { path: '/mine/limits', login: true, page: async () => (await import('./LimitsPage.js')).LimitsPage },
  ],
  banner: ExclusionBanner,
  stale: { money: [limitKeys.limits] },
});
