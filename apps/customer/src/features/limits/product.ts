import { defineProduct } from '../product.js';
import { ExclusionBanner } from './ExclusionBanner.js';
import { limitKeys } from './keys.js';

const LIMITS = { text: 'way.limits', to: '/mine/limits' } as const;

/** The customer's own limits. */
export const product = defineProduct({
  name: 'limits',
  routes: [
    {
      path: '/mine/limits',
      title: 'limits.title',
      login: true,
      page: async () => (await import('./LimitsPage.js')).LimitsPage,
    },
  ],
  banner: ExclusionBanner,
  stale: { money: [limitKeys.limits] },
  waysOut: {
    'limits.stake': LIMITS,
    'limits.daily_loss': LIMITS,
    'limits.session': LIMITS,
    'limits.self_excluded': LIMITS,
  },
  menu: { profile: ['/mine/limits'] },
});
