import DownloadingOutlined from '@mui/icons-material/DownloadingOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'exports',
  rail: { group: 'System', label: t('exports.myExports'), icon: DownloadingOutlined },
  pages: { list: page(() => import('./ExportList.js'), 'ExportList') },
  isReadOnly: true,
};
