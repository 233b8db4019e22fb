import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import type { Product } from '../../product.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'follows',
  rail: { group: 'Trading', label: 'Followers', icon: GroupAddOutlined },
  pages: { list: page(() => import('./FollowList.js'), 'FollowList') },
  customerTabs: [
    {
      label: 'Follows',
      path: 'follows',
      rows: page(() => import('./CustomerFollows.js'), 'CustomerFollows'),
    },
  ],
  ledger: { entries: { 'follow.share': "Trader's share of profits" } },
  isReadOnly: true,
};
