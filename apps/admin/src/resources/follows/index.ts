import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';
import { FollowersNow } from './FollowersNow.js';

export const product: Product = {
  name: 'follows',
  rail: { group: 'Trading', label: t('follows.followers'), icon: GroupAddOutlined },
  pages: { list: page(() => import('./FollowList.js'), 'FollowList') },
  customerTabs: [
    {
      label: t('follows.follows'),
      path: 'follows',
      isAside: true,
      rows: page(() => import('./CustomerFollows.js'), 'CustomerFollows'),
    },
  ],
  ledger: {
    entries: { 'follow.share': t('follows.tradersShareOfProfits') },
    title: t('follows.tradersShareOfProfits'),
    product: 'copy-trading',
  },
  settings: {
    is_follow: { on: t('follows.customersMayFollow'), off: t('follows.nobodyFollowsAnew') },
  },
  running: { is_follow: FollowersNow },
  isReadOnly: true,
  appPages: {
    '/follow': t('menus.pageCopyTrading'),
    '/follow/follow-list': t('menus.pageOwnFollows'),
    '/follow/my-follower': t('menus.pageOwnFollowers'),
    '/follow/submit': t('menus.pageCopyTerms'),
    '/follow/trader': t('menus.pageOneTrader'),
    '/follow/trader-apply': t('menus.pageTraderApply'),
  },
};
