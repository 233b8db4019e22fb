import { page } from '../../ui/page.js';

export default { list: page(() => import('./SettingsPage.js'), 'SettingsPage'), recordRepresentation: 'key' };
