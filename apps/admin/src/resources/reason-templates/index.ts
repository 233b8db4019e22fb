import QuickreplyOutlined from '@mui/icons-material/QuickreplyOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'reason-templates',
  rail: { group: 'Content', label: t('reasons.templates'), icon: QuickreplyOutlined },
  creates: t('reasons.newTemplate'),
  pages: {
    list: page(() => import('./TemplateList.js'), 'TemplateList'),
    create: page(() => import('./TemplateForms.js'), 'TemplateCreate'),
    edit: page(() => import('./TemplateForms.js'), 'TemplateEdit'),
  },
};
