import { defineProduct } from '../product.js';
import { copyKeys } from './keys.js';

const MENU_FLAG = 'is_follow';
const ofRelations = [copyKeys.followed, copyKeys.copiesAll, copyKeys.eventsAll];

/** Copy trading: following, leading and the ranking. */
export const product = defineProduct({
  name: 'copy-trading',
  routes: [
    {
      path: '/follow',
      title: 'follow.title',
      wide: true,
      kept: true,
      login: true,
      menuFlag: MENU_FLAG,
      shape: 'list',
      page: async () => (await import('./FollowPage.js')).FollowPage,
    },
    {
      path: '/rank',
      title: 'rank.title',
      wide: true,
      kept: true,
      shape: 'list',
      page: async () => (await import('./RankPage.js')).RankPage,
    },
    {
      path: '/follow/follow-list',
      title: 'follow.list',
      outlastsClosing: true,
      login: true,
      page: async () => (await import('./FollowListPage.js')).FollowListPage,
    },
    {
      path: '/follow/trader',
      title: 'follow.trader',
      login: true,
      page: async () => (await import('./TraderPage.js')).TraderPage,
    },
    {
      path: '/follow/submit',
      title: 'follow.terms',
      login: true,
      page: async () => (await import('./SubmitPage.js')).SubmitPage,
    },
    {
      path: '/follow/trader-apply',
      title: 'follow.apply',
      login: true,
      page: async () => (await import('./ApplyPage.js')).ApplyPage,
    },
    {
      path: '/follow/my-follower',
      login: true,
      page: async () => (await import('./MyFollowerPage.js')).MyFollowerPage,
    },
  ],
  stale: {
    // A copy that opens or closes moves a balance.
    account: ofRelations,
    ordersClosed: ofRelations,
    // Approvals, skips and the end of a relation arrive as messages.
    message: [...ofRelations, copyKeys.standing, copyKeys.tradersAll, copyKeys.traderAll],
    // An application is one: its answer may arrive after its form was left.
    money: [...ofRelations, copyKeys.standing, copyKeys.tradersAll, copyKeys.traderAll],
  },
  aboutOrder: async () => (await import('./WhyCopied.js')).WhyCopied,
  movement: { kind: 'follow', icon: 'follow' },
  menu: { money: ['/follow', '/rank'] },
});
