import TuneOutlined from '@mui/icons-material/TuneOutlined';
import type { Product } from '../../product.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'settings',
  rail: { group: 'Configuration', label: 'Settings', icon: TuneOutlined },
  pages: { list: page(() => import('./SettingsPage.js'), 'SettingsPage') },
  recordRepresentation: 'key',
};
