import TuneOutlined from '@mui/icons-material/TuneOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'settings',
  rail: { group: 'Configuration', label: t('settings.settings'), key: 's', icon: TuneOutlined },
  pages: { list: page(() => import('./SettingsPage.js'), 'SettingsPage') },
  recordRepresentation: 'key',
  search: { rows: async () => (await import('./found-settings.js')).foundSettings() },
};
