import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';
import { fields } from './field-words.js';

export const product: Product = {
  name: 'messages',
  fields,
  rail: { group: 'Content', label: t('messages.messages'), icon: ForwardToInboxOutlined },
  creates: t('messages.newMessage'),
  pages: {
    list: page(() => import('./MessageList.js'), 'MessageList'),
    show: page(() => import('./MessageShow.js'), 'MessageShow'),
    create: page(() => import('./MessageCreate.js'), 'MessageCreate'),
  },
  requests: { kinds: ['messages.send'], noun: t('messages.message') },
};
