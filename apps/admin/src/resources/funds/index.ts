import PieChartOutlined from '@mui/icons-material/PieChartOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';
import { fields } from './field-words.js';

export const product: Product = {
  name: 'funds',
  fields,
  rail: { group: 'Products', label: t('funds.funds'), icon: PieChartOutlined },
  creates: t('funds.newFund'),
  pages: {
    list: page(() => import('./FundList.js'), 'FundList'),
    create: page(() => import('./FundForms.js'), 'FundCreate'),
    edit: page(() => import('./FundForms.js'), 'FundEdit'),
  },
  recordRepresentation: 'title',
  appPages: {
    '/mining': t('menus.pageFunds'),
    '/mining/income': t('menus.pageFundIncome'),
    '/mining/record': t('menus.pageFundRecords'),
    '/mining/subscribe': t('menus.pageFundSubscribe'),
  },
};
