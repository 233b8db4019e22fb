import { defineProduct } from '../product.js';
import { messageKeys } from './keys.js';

/** Messages to the customer. */
export const product = defineProduct({
  name: 'messages',
  routes: [
    {
      path: '/message',
      title: 'messages.title',
      login: true,
      menuFlag: 'is_internal_message',
      shape: 'list',
      page: async () => (await import('./MessagesPage.js')).MessagesPage,
    },
    {
      path: '/message/detail',
      title: 'messages.one',
      login: true,
      page: async () => (await import('./MessageDetailPage.js')).MessageDetailPage,
    },
  ],
  stale: { message: [messageKeys.messages] },
});
