import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'descriptions',
  rail: { group: 'Content', label: t('descriptions.pageTexts'), icon: DescriptionOutlined },
  creates: t('descriptions.newPageText'),
  pageTexts: {
    'legal.terms': t('descriptions.atTerms'),
    'legal.risk': t('descriptions.atRisk'),
    help: t('descriptions.atHelp'),
  },
  pages: {
    list: page(() => import('./DescriptionList.js'), 'DescriptionList'),
    create: page(() => import('./DescriptionForms.js'), 'DescriptionCreate'),
    edit: page(() => import('./DescriptionForms.js'), 'DescriptionEdit'),
  },
};
