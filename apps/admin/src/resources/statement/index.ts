import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'statement',
  rail: { group: 'Money', label: t('statement.statement'), icon: SummarizeOutlined },
  pages: { list: page(() => import('./StatementList.js'), 'StatementList') },
  isReadOnly: true,
};
