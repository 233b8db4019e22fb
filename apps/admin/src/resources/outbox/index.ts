import OutboxOutlined from '@mui/icons-material/OutboxOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'outbox',
  rail: { group: 'System', label: t('outbox.outbox'), icon: OutboxOutlined },
  pages: { list: page(() => import('./OutboxList.js'), 'OutboxList') },
  recordRepresentation: 'recipient',
};
