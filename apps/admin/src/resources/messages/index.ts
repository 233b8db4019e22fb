import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import type { Product } from '../../product.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'messages',
  rail: { group: 'Content', label: 'Messages', icon: ForwardToInboxOutlined },
  pages: {
    list: page(() => import('./MessageList.js'), 'MessageList'),
    show: page(() => import('./MessageShow.js'), 'MessageShow'),
    create: page(() => import('./MessageCreate.js'), 'MessageCreate'),
  },
  requests: { kinds: ['messages.send'], noun: 'message' },
};
