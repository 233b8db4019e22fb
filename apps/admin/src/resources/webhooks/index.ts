import WebhookOutlined from '@mui/icons-material/WebhookOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'webhooks',
  rail: { group: 'System', label: t('webhooks.webhooks'), icon: WebhookOutlined },
  recordRepresentation: 'name',
  creates: t('webhooks.new'),
  pages: {
    list: page(() => import('./WebhookList.js'), 'WebhookList'),
    create: page(() => import('./WebhookForms.js'), 'WebhookCreate'),
    edit: page(() => import('./WebhookForms.js'), 'WebhookEdit'),
  },
};
