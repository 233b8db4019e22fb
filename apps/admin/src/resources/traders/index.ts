import Diversity3Outlined from '@mui/icons-material/Diversity3Outlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';
import { fields } from './field-words.js';

export const product: Product = {
  name: 'traders',
  fields,
  rail: {
    group: 'Reviews',
    label: t('traders.traders'),
    key: 't',
    icon: Diversity3Outlined,
    queue: { sort: 'applied_at_ms', filter: { status: 'applied' } },
  },
  mails: {
    'trader.approve': t('outbox.traderApprove'),
    'trader.reject': t('outbox.traderReject'),
    'trader.suspend': t('outbox.traderSuspend'),
    'trader.reinstate': t('outbox.traderReinstate'),
  },
  pages: {
    list: page(() => import('./TraderList.js'), 'TraderList'),
    show: page(() => import('./TraderShow.js'), 'TraderShow'),
  },
  recordRepresentation: 'nickname',
};
