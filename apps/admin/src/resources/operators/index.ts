import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'operators',
  rail: { group: 'System', label: t('operators.operators'), icon: BadgeOutlined },
  creates: t('operators.inviteAnOperator'),
  pages: {
    list: page(() => import('./OperatorList.js'), 'OperatorList'),
    create: page(() => import('./OperatorCreate.js'), 'OperatorCreate'),
    edit: page(() => import('./OperatorEdit.js'), 'OperatorEdit'),
  },
  recordRepresentation: 'email',
  search: { rows: async () => (await import('./found-operators.js')).foundOperators() },
};
